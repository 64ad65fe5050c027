import type { Facts } from '../../shared/facts-schema.ts';
import { type FactTexts, factTexts } from '../../shared/fill-facts.ts';
import { numberInWords } from './number-in-words.ts';
import type { UiText } from './ui-schema.ts';

/** What the braces in the content of pages stand for in a language that describes a number of services. */
export function siteFactTexts(facts: Facts, ui: UiText, serviceCount: number): FactTexts {
  const services = numberInWords(serviceCount, ui.numbers);
  return {
    ...factTexts(facts, ui),
    services,
    // Where a sentence begins with it.
    Services: services.charAt(0).toUpperCase() + services.slice(1),
  };
}
