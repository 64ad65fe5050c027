import styles from './language-offer.css?inline';

interface Offer {
  text: string;
  close: string;
}

const closed = 'language-offer-closed';

async function offerLanguage(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const versions = new Map(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
  const preferred = navigator.languages
    .flatMap((code) => [code, code.split('-', 1)[0] ?? ''])
    .find((code) => versions.has(code));
  if (!preferred || preferred === document.documentElement.lang || isClosed()) return;
  const offers: Record<string, Offer> = await (await fetch('/language-offers.json')).json();
  const offer = offers[preferred];
  if (offer) show(offer, preferred, versions.get(preferred) ?? '');
}

function show({ text, close }: Offer, language: string, address: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const box = document.createElement('aside');
  box.lang = language;
  box.dataset.languageOffer = '';
  const link = Object.assign(document.createElement('a'), { href: address, hreflang: language, textContent: text });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: close });
  box.append(link, button);
  document.querySelector('header')?.before(box);
  const bar = document.querySelector<HTMLElement>('[data-phone-bar]');
  const footer = document.querySelector('footer');
  const observer = new ResizeObserver(() => {
    box.style.setProperty('--bar', `${bar?.offsetHeight ?? 0}px`);
    // Neither the focus nor the end of the footer is under the box.
    const height = getComputedStyle(box).position === 'fixed' ? box.offsetHeight : 0;
    document.documentElement.style.scrollPaddingBlockEnd = height ? `calc(6rem + ${height}px)` : '';
    if (footer) footer.style.paddingBlockEnd = `${height}px`;
  });
  for (const part of [box, bar]) if (part) observer.observe(part);
  button.addEventListener('click', () => {
    remember();
    box.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

// Browsers may forbid the storage.
function isClosed(): boolean {
  try {
    return closed in sessionStorage;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(closed, '');
  } catch {
    // The offer comes back on the next page.
  }
}

offerLanguage();
