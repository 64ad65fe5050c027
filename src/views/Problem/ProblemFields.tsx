import { FIELDS } from '../../../shared/tour-request/fields.ts';
import { SummaryLink, SummaryNote } from '../../tour-request/ErrorSummary.tsx';
import { Field } from '../../tour-request/Field.tsx';
import type { FieldError } from '../../tour-request/field-errors.ts';
import type { FormTexts } from '../../tour-request/props.ts';
import { OnlyIf, tokens } from './template.tsx';

const errors: FieldError[] = ['missing', 'invalid'];

/** Each field once for everything that can be wrong with it and once right, below a summary; an answer keeps one of each. */
export function ProblemFields({ texts }: { texts: FormTexts }) {
  return (
    <>
      <OnlyIf part="wrong">
        <SummaryNote heading={<SummaryHeading texts={texts} />} autoFocus>
          {FIELDS.flatMap(({ name }) =>
            errors.map((error) => (
              <OnlyIf key={name + error} part={`${name}-${error}`}>
                <SummaryLink name={name} text={texts.fields[name][error]} />
              </OnlyIf>
            )),
          )}
        </SummaryNote>
      </OnlyIf>
      {FIELDS.flatMap((field) =>
        [undefined, ...errors].map((error) => (
          <OnlyIf key={field.name + error} part={`${field.name}-${error ?? 'right'}`}>
            <Field {...field} texts={texts.fields[field.name]} error={error} defaultValue={tokens[field.name]} />
          </OnlyIf>
        )),
      )}
    </>
  );
}

function SummaryHeading({ texts }: { texts: FormTexts }) {
  return (
    <>
      <OnlyIf part="one">{texts.summaryOne}</OnlyIf>
      <OnlyIf part="many">{texts.summaryMany.replace('{count}', tokens.count)}</OnlyIf>
    </>
  );
}
