import type { Facts } from '../../shared/facts-schema.ts';
import type { QuestionContent, QuestionGroup } from '../content/answer-schemas.ts';

export type AnsweredQuestion = Pick<QuestionContent, 'id' | 'question' | 'source'> & { answers: string[] };

/** The answer to a question: the one for a filled slot if there is one, or none before it is written. */
function answerTo(
  { id, question, answers, known, source }: QuestionContent,
  facts: Facts['slots'] & Pick<Facts, 'closingDays'>,
): AnsweredQuestion[] {
  if (known && facts[known.slot]?.length) return [{ id, question, answers: known.answers }];
  return answers ? [{ id, question, answers, source }] : [];
}

export function answeredGroups(
  groups: readonly QuestionGroup[],
  { slots, closingDays }: Pick<Facts, 'slots' | 'closingDays'>,
) {
  const known = { ...slots, closingDays };
  return groups
    .map(({ heading, items }) => ({ heading, questions: items.flatMap((item) => answerTo(item, known)) }))
    .filter(({ questions }) => questions.length > 0);
}
