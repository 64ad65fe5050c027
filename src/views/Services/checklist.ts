// Browsers change `<html lang>` when they translate a page, so the list has its own language.
const checklist = document.querySelector('[data-checklist]') as HTMLElement;
const output = checklist.querySelector('[data-sentence]') as HTMLElement;
const { textContent: advice } = output;

function writeSentence(): void {
  const said = [...checklist.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
  const reasons = new Intl.ListFormat(checklist.dataset.language).format(said);
  output.toggleAttribute('data-said', reasons !== '');
  output.textContent = reasons ? (output.dataset.sentence as string).replaceAll('{reasons}', reasons) : advice;
}

checklist.addEventListener('change', writeSentence);
// The first check may come before this script.
writeSentence();
