import { valuesIn } from '../tooling/content/values.ts';

/** One text of a content file. */
export type Text = {
  /** Path of the file, such as content/en/pages/home.yaml. */
  file: string;
  /** Names of the fields that lead to it. */
  path: readonly string[];
  text: string;
};

const limits = {
  /** Sentences of the whole site that may begin with the same three words. */
  opening: 4,
  /** Sentences and buttons of service pages that may begin with "Ask", for each such page. */
  ask: 2 / 3,
  /** Words from which on a sentence may stand only once. */
  repeated: 6,
};

/** Phrases that say nothing, talk down to people, or need much English; each with what to do instead. */
const avoided: readonly [RegExp, string][] = [
  [/\bwe(’|'| wi)ll (tell you|say so|be honest)\b/i, 'give the answer instead of promising one'],
  [/\b(an eye on|eye out|an eye for)\b/i, 'say what is watched, and how'],
  [
    /\b(loved one’s|elderly|the aged|old (folks|people)|senile|geriatric|frail|feeble|suffers? from|(wheelchair|house)[- ]bound|the (disabled|demented)|diapers?|still young)\b/i,
    'name the person, not the condition',
  ],
  [/\bgrow(ing)? old(er)? means\b/i, 'do not speak of age as a loss'],
  [
    /\b(call on|comes? back|on top of|talk over|take it from there|around the clock|by day|piece of cake|touch base|reach out|walk you through|in the same boat|go the extra mile|a helping hand|day in,? day out)\b/i,
    'use words that mean one thing',
  ],
  [
    /\b(peace of mind|golden years|home away from home|second to none|world-class|state-of-the-art)\b/i,
    'leave the cliché out',
  ],
];

const buttonFields = new Set([
  'button',
  'tour',
  'write',
  'more',
  'back',
  'directions',
  'submit',
  'moreButton',
  'learnMore',
]);
// What a picture shows is said wherever the picture stands; titles and descriptions for search engines sum pages up;
// the form has one wording for the same news; the answer for a filled slot takes the place of the one before it,
// and a worry may be what the description asks.
const apart = new Set(['alt', 'meta', 'tourRequest', 'known', 'worry']);
// Answers and letters of the server, of which people see one at a time.
const standsAlone = /\/(problems|staff)\.yaml$/;
const link = /\[([^\]]*)\]\([^)]*\)/g;
const sentenceEnd = /(?<=[.!?…]["”’)]*)\s+/;

/** Every text of a content file, with where it stands. */
export function textsOf(file: string, content: unknown): Text[] {
  return valuesIn(content).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ file, path, text: value.replace(link, '$1') }] : [],
  );
}

/** What is wrong with the words of a language, one message for each; none if all is well. */
export function findInWords(texts: readonly Text[]): string[] {
  const services = texts.filter(({ file }) => file.includes('/services/'));
  return [
    ...findOpenings(sentencesOf(texts)),
    ...findRepeated(sentencesOf(texts)),
    ...findAsks(services),
    ...findQuestions(services),
    ...findAvoided(texts),
    ...findButtons(texts),
  ];
}

function sentencesOf(texts: readonly Text[]): Text[] {
  return texts
    .filter(({ file, path }) => !standsAlone.test(file) && !path.some((field) => apart.has(field)))
    .flatMap((text) => text.text.split(sentenceEnd).map((sentence) => ({ ...text, text: sentence })))
    .filter(({ text }) => /[.!?…]["”’)]*$/.test(text));
}

function findOpenings(sentences: readonly Text[]): string[] {
  const groups = Map.groupBy(sentences, ({ text }) => wordsOf(text).slice(0, 3).join(' '));
  return [...groups].flatMap(([opening, found]) =>
    opening.split(' ').length === 3 && found.length > limits.opening
      ? [`${found.length} sentences begin with "${opening}", at most ${limits.opening}: ${places(found)}`]
      : [],
  );
}

function findRepeated(sentences: readonly Text[]): string[] {
  const groups = Map.groupBy(sentences, ({ text }) => wordsOf(text).join(' '));
  return [...groups.values()].flatMap((found) =>
    found.length > 1 && wordsOf(found[0]?.text ?? '').length >= limits.repeated
      ? [`"${found[0]?.text}" stands ${found.length} times: ${places(found)}`]
      : [],
  );
}

function findAsks(services: readonly Text[]): string[] {
  const found = [...sentencesOf(services), ...services.filter(({ path }) => path.at(-1) === 'button')].filter(
    ({ text }) => /^ask\b/i.test(text),
  );
  const most = Math.ceil(new Set(services.map(({ file }) => file)).size * limits.ask);
  return found.length > most
    ? [`${found.length} sentences of the service pages begin with "Ask", at most ${most}: ${places(found)}`]
    : [];
}

function findQuestions(services: readonly Text[]): string[] {
  const descriptions = services.filter(({ path }) => path.join('.') === 'description');
  const questions = descriptions.filter(({ text }) => text.includes('?'));
  return questions.length > descriptions.length / 2
    ? [`${questions.length} of ${descriptions.length} descriptions of services ask, at most half: ${places(questions)}`]
    : [];
}

function findAvoided(texts: readonly Text[]): string[] {
  return texts.flatMap((text) =>
    avoided.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text.text)?.[0];
      return found ? [`"${found}" in ${places([text])}: ${instead}`] : [];
    }),
  );
}

function findButtons(texts: readonly Text[]): string[] {
  return texts.flatMap((text) =>
    buttonFields.has(text.path.at(-1) ?? '') && /(^|\s)\p{Ll}{4,}/u.test(text.text)
      ? [`"${text.text}" in ${places([text])}: buttons begin every long word with a capital letter`]
      : [],
  );
}

function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}{}’'-]+/gu) ?? [];
}

function places(texts: readonly Text[]): string {
  return texts.map(({ file, path }) => `${file}: ${path.join('.')}`).join('; ');
}
