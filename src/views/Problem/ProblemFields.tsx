import { SummaryLink, SummaryNote } from '../../tour-request/ErrorSummary.tsx';
import { Field } from '../../tour-request/Field.tsx';
import type { Fault } from '../../tour-request/faults.ts';
import { FIELDS } from '../../tour-request/fields.ts';
import type { Words } from '../../tour-request/props.ts';
import { OnlyIf, tokens } from './template.tsx';

const faults: Fault[] = ['missing', 'invalid'];

/** Each field once for everything that can be wrong with it and once right, below a summary; an answer keeps one of each. */
export function ProblemFields({ words }: { words: Words }) {
  return (
    <>
      <OnlyIf part="wrong">
        <SummaryNote heading={<SummaryHeading words={words} />} autoFocus>
          {FIELDS.flatMap(({ name }) =>
            faults.map((fault) => (
              <OnlyIf key={name + fault} part={`${name}-${fault}`}>
                <SummaryLink name={name} text={words.fields[name][fault]} />
              </OnlyIf>
            )),
          )}
        </SummaryNote>
      </OnlyIf>
      {FIELDS.flatMap((field) =>
        [undefined, ...faults].map((fault) => (
          <OnlyIf key={field.name + fault} part={`${field.name}-${fault ?? 'right'}`}>
            <Field {...field} words={words.fields[field.name]} fault={fault} defaultValue={tokens[field.name]} />
          </OnlyIf>
        )),
      )}
    </>
  );
}

function SummaryHeading({ words }: { words: Words }) {
  return (
    <>
      <OnlyIf part="one">{words.summaryOne}</OnlyIf>
      <OnlyIf part="many">{words.summaryMany.replace('{count}', tokens.count)}</OnlyIf>
    </>
  );
}
