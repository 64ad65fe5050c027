import { isKnown } from './facts.ts';
import type { QuestionContent, QuestionGroup } from './schemas/answer-schemas.ts';
import type { Facts } from './schemas/facts-schema.ts';

export type AnsweredQuestion = QuestionContent & { answers: string[] };

/** The questions that have an answer: the one with the fact if the language has it, else the usual one. */
export function answeredGroups(
  groups: readonly QuestionGroup[],
  { optional, holidays, closingDays }: Pick<Facts, 'optional' | 'holidays' | 'closingDays'>,
  today: string,
) {
  const facts = { ...optional, closingDays: [...holidays, ...closingDays.filter(({ date }) => date >= today)] };
  const answerTo = (question: QuestionContent): AnsweredQuestion[] => {
    const { known } = question;
    const answers = known && isKnown(facts[known.fact]) ? known.answers : question.answers;
    return answers ? [{ ...question, answers }] : [];
  };
  return groups
    .map(({ heading, items }) => ({ heading, questions: items.flatMap(answerTo) }))
    .filter(({ questions }) => questions.length > 0);
}
