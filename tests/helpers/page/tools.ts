/** Functions for code that runs inside the page. */
interface Tools {
  isVisible: (element: Element) => boolean;
  /** A readable name for error messages. */
  nameOf: (element: Element) => string;
  textElements: () => HTMLElement[];
  /** One rectangle per line of the element's own text. */
  lineBoxes: (element: Element) => DOMRect[];
  /** The closest ancestor that scrolls its content, apart from the page. */
  scrollerOf: (element: Element) => Element | null;
  /** The closest sticky or fixed ancestor, such as the header. */
  layerOf: (element: Element) => Element | null;
}

declare global {
  var tools: Tools;
}

export function installTools(): void {
  const textNodes = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('.hidden-visually')) return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.bottom + scrollY > 0;
  };
  globalThis.tools = {
    isVisible,
    nameOf: (element) => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
      return `${element.tagName.toLowerCase()}${element.classList.length ? `.${[...element.classList].join('.')}` : ''} "${text}"`;
    },
    textElements: () =>
      [...document.body.querySelectorAll<HTMLElement>('*:not(script, style, svg *, option)')].filter(
        (element) => textNodes(element).length > 0 && isVisible(element),
      ),
    lineBoxes: (element) =>
      textNodes(element).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter((box) => box.width > 0);
      }),
    scrollerOf: (element) => {
      for (let current = element.parentElement; current && current !== document.body; current = current.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(current).overflowY)) return current;
      }
      return null;
    },
    layerOf: (element) => {
      for (let current: Element | null = element; current; current = current.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(current).position)) return current;
      }
      return null;
    },
  };
}
