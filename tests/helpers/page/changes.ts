/** Does what translation in Chrome and Edge does: replaces text nodes, later ones too, with `<font><font>` elements. */
export function translatePage(): void {
  const done = new WeakSet<Node>();
  const translate = (text: Text) => {
    if (!text.data.trim() || done.has(text) || text.parentElement?.closest('script, style, textarea, template')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const translated = document.createTextNode(`‹${text.data}›`);
    done.add(translated);
    inner.append(translated);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  document.documentElement.lang = 'hmn';
  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateAll(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What password managers, writing aids and click-to-call extensions do to a form: add, remove and wrap elements. */
export function changeByExtensions(): void {
  for (const hint of document.querySelectorAll('#tour p[id$="-hint"]')) hint.remove();
  for (const link of document.querySelectorAll('#tour a[href^="tel:"]'))
    link.replaceWith(Object.assign(document.createElement('a'), { href: 'callto:1', textContent: link.textContent }));
  for (const field of document.querySelectorAll('#tour :is(input, textarea)')) {
    field.setAttribute('data-extension', '');
    field.after(document.createElement('div'));
    field.before(document.createElement('span'));
  }
  for (const part of document.querySelectorAll('#tour, #tour form, #tour form > *')) {
    part.prepend(document.createElement('extension-icon'));
    part.append(document.createElement('extension-icon'), 'a word');
  }
  for (const part of document.querySelectorAll('#tour :is(input, textarea, button), #tour form, #tour')) {
    const wrapper = document.createElement('div');
    part.replaceWith(wrapper);
    wrapper.append(part);
  }
}
