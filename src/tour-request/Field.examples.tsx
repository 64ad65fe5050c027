import type { FieldName, FormField } from '../../shared/tour-request/fields.ts';
import { longText, longWord } from '../gallery/samples.ts';
import { Field } from './Field.tsx';

const line: FormField<FieldName> = { name: 'name', kind: 'line', required: true, maxLength: 100 };
const select: FormField<FieldName> = { name: 'message', kind: 'select', required: false, maxLength: 100 };
const choice = {
  label: 'Language You Speak',
  placeholder: 'Choose a language',
  options: ['English', 'Spanish', 'Hmong'],
};

export function WithEverything() {
  const texts = { label: 'Full Name', placeholder: 'Enter your full name', hint: longText };
  return <Field field={line} texts={texts} error={longText} defaultValue={longWord} />;
}

export function Choice() {
  return <Field field={select} texts={choice} error={undefined} defaultValue="Spanish" />;
}

export function ChoiceWithAnError() {
  const texts = { ...choice, options: [...choice.options, longText] };
  return (
    <Field
      field={select}
      texts={texts}
      error="Choose a language, so we know who should call."
      defaultValue={longText}
    />
  );
}
