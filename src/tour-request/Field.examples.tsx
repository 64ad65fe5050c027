import type { FieldName, FormField } from '../../shared/tour-request/fields.ts';
import { longText, longWord } from '../gallery/samples.ts';
import { Field } from './Field.tsx';

const line: FormField<FieldName> = { name: 'name', kind: 'line', required: true, maxLength: 100 };
const select: FormField<FieldName> = { name: 'message', kind: 'select', required: false, maxLength: 100 };
const everything = { label: 'Full Name', placeholder: 'Enter your full name', hint: longText };
const options = ['English', 'Spanish', 'Hmong'];
const choice = { label: 'Language You Speak', placeholder: 'Choose a language', options };

export const examples = {
  WithEverything: <Field field={line} texts={everything} error={longText} defaultValue={longWord} />,
  Choice: <Field field={select} texts={choice} error={undefined} defaultValue="Spanish" />,
  ChoiceWithAnError: (
    <Field
      field={select}
      texts={{ ...choice, options: [...options, longText] }}
      error="Choose a language, so we know who should call."
      defaultValue={longText}
    />
  ),
};
