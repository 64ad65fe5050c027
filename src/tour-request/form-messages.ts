import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { setText } from './controls.ts';
import { laterThanPromised } from './draft.ts';
import { errorText, fieldId, summaryHeading } from './field-errors.ts';
import type { ErrorTexts, Place } from './props.ts';
import { placesOf, type State } from './state.ts';

/** Shows the messages of a state: copies of the templates of the page, in their places. */
export function connectMessages(section: HTMLElement, initial: State) {
  const texts: ErrorTexts = JSON.parse(section.dataset.tourRequest ?? '');
  const places = new Map(
    [...section.querySelectorAll<HTMLElement>('[data-place]')].map((place) => [place.dataset.place as Place, place]),
  );
  const shown = new Map<Place, Element | null | undefined>();
  // The server has shown the errors of a form that it refused.
  for (const name of placesOf(initial)) shown.set(name, places.get(name)?.firstElementChild);

  /** The copy is one of the page, not of the template, so that its picture loads before it is shown. */
  function copy(name: Place): Element | null | undefined {
    const template = section.querySelector<HTMLTemplateElement>(`template[data-for~="${name}"]`);
    return template && document.importNode(template.content, true).firstElementChild;
  }

  function show(state: State): void {
    const wanted = placesOf(state);
    for (const [name, place] of places) {
      if (wanted.has(name) === shown.has(name)) continue;
      shown.get(name)?.remove();
      shown.delete(name);
      if (!wanted.has(name)) continue;
      const message = copy(name);
      shown.set(name, message);
      if (message) place.prepend(message);
      const later = laterThanPromised(section.dataset.language ?? '');
      setText(message?.querySelector('[data-later]'), later ? ` ${later}` : '');
    }
    describeErrors(state);
  }

  function describeErrors({ errors }: State): void {
    const summary = shown.get('summary');
    setText(summary?.querySelector('#tour-summary'), summaryHeading(texts, errors));
    for (const name of FIELD_NAMES) {
      const text = errorText(texts.fields[name], errors[name]);
      const link = summary?.querySelector(`[href="#${fieldId(name)}"]`);
      if (link?.parentElement) link.parentElement.hidden = !text;
      setText(link, text);
      setText(shown.get(name)?.querySelector('span'), text);
    }
  }

  return {
    copy,
    show,
    shownIn: (name: Place) => shown.get(name),
    /** Whether nothing has removed the places that an answer needs. */
    hasPlaces: () => (['summary', 'failure', 'thanks'] as const).every((name) => places.get(name)?.isConnected),
  };
}
