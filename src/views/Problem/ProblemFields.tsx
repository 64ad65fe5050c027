import { interpolate } from '../../../shared/interpolate.ts';
import type { FieldError } from '../../../shared/tour-request/check-field.ts';
import { FIELDS, type FieldName, type FormField } from '../../../shared/tour-request/fields.ts';
import { fieldPart, overText, possibleErrors } from '../../../shared/tour-request/refused-form.ts';
import { If, slot } from '../../page/template.tsx';
import { SummaryLink, SummaryNote } from '../../tour-request/ErrorSummary.tsx';
import { Field } from '../../tour-request/Field.tsx';
import type { FormTexts } from '../../tour-request/props.ts';

export function ProblemFields({ texts, phone }: { texts: FormTexts; phone: string }) {
  const sentence = ({ name }: FormField<FieldName>, kind: FieldError['kind']) =>
    kind === 'too-long'
      ? interpolate(texts.fields[name].tooLong, { count: slot(overText(name)) })
      : (texts.fields[name][kind] ?? '');
  return (
    <>
      <If value="wrong">
        <SummaryNote heading={<SummaryHeading texts={texts} />} help={texts.summaryHelp} phone={phone} autoFocus>
          {FIELDS.flatMap((field) =>
            possibleErrors(field).map((kind) => (
              <If key={field.name + kind} value={fieldPart(field.name, kind)}>
                <SummaryLink name={field.name} text={sentence(field, kind)} />
              </If>
            )),
          )}
        </SummaryNote>
      </If>
      {FIELDS.flatMap((field) =>
        ([...possibleErrors(field), 'right'] as const).map((kind) => (
          <If key={field.name + kind} value={fieldPart(field.name, kind)}>
            <Field
              field={field}
              texts={texts.fields[field.name]}
              error={kind === 'right' ? '' : sentence(field, kind)}
              defaultValue={slot(field.name)}
            />
          </If>
        )),
      )}
    </>
  );
}

function SummaryHeading({ texts }: { texts: FormTexts }) {
  return (
    <>
      <If value="one">{texts.summaryOne}</If>
      <If value="many">{interpolate(texts.summaryMany, { count: slot('count') })}</If>
    </>
  );
}
