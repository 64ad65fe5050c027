import type { QuestionContent, QuestionGroup } from './schemas/answer-schemas.ts';
import type { Facts } from './schemas/facts-schema.ts';

export type AnsweredQuestion = QuestionContent & { answers: string[] };

/** The answer with the fact if it is filled in, else the usual answer, or nothing if there is none yet. */
function answerTo(
  question: QuestionContent,
  facts: Facts['optional'] & { closingDays: readonly object[] },
): AnsweredQuestion[] {
  const { answers, known } = question;
  if (known && facts[known.fact]?.length) return [{ ...question, answers: known.answers }];
  return answers ? [{ ...question, answers }] : [];
}

/** The day since which all sources are checked; nothing while one of them is not. */
export function checkedSince(groups: readonly { questions: AnsweredQuestion[] }[]): string | null {
  const dates = groups.flatMap(({ questions }) => questions.flatMap(({ source }) => (source ? [source.checked] : [])));
  return dates.includes(null) ? null : (dates.sort()[0] ?? null);
}

export function answeredGroups(
  groups: readonly QuestionGroup[],
  { optional, holidays, closingDays }: Pick<Facts, 'optional' | 'holidays' | 'closingDays'>,
  today: string,
) {
  const known = { ...optional, closingDays: [...holidays, ...closingDays.filter(({ date }) => date >= today)] };
  return groups
    .map(({ heading, items }) => ({ heading, questions: items.flatMap((item) => answerTo(item, known)) }))
    .filter(({ questions }) => questions.length > 0);
}
