import type { Facts } from '../../shared/facts-schema.ts';
import type { QuestionContent, QuestionGroup } from '../content/answer-schemas.ts';

export type AnsweredQuestion = QuestionContent & { answers: string[] };

/** The answer to a question: the one for a filled slot if there is one, or none before it is written. */
function answerTo(question: QuestionContent, facts: Facts['slots'] & Pick<Facts, 'closingDays'>): AnsweredQuestion[] {
  const { answers, known } = question;
  if (known && facts[known.slot]?.length) return [{ ...question, answers: known.answers, source: undefined }];
  return answers ? [{ ...question, answers }] : [];
}

export function answeredGroups(
  groups: readonly QuestionGroup[],
  { slots, closingDays }: Pick<Facts, 'slots' | 'closingDays'>,
  today: string,
) {
  const known = { ...slots, closingDays: closingDays.filter(({ date }) => date >= today) };
  return groups
    .map(({ heading, items }) => ({ heading, questions: items.flatMap((item) => answerTo(item, known)) }))
    .filter(({ questions }) => questions.length > 0);
}
