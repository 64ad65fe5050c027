/** Takes over the styles for paper. As part of the page they would take the line from the fonts and the first picture. */
export function loadPrintStyles(): void {
  const template = document.querySelector<HTMLTemplateElement>('#behavior');
  const styles = template?.content.querySelector('link');
  if (styles) document.head.append(styles);
}
