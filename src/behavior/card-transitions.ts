/**
 * Keeps the move from page to page to the cards whose picture grows into the next page. The browser takes pictures of
 * both pages for it, and the next one shows 80 ms later: no other link is worth that.
 */
export function keepTransitionsToCards(): void {
  const none = new CSSStyleSheet();
  document.adoptedStyleSheets.push(none);
  document.addEventListener('click', (event) => {
    none.replaceSync((event.target as Element).closest('li:has(img)') ? '' : '@view-transition{navigation:none}');
    // A browser heeds the rule once styles are worked out anew, and a page drawn ahead may come before that.
    void document.body.offsetHeight;
  });
}
