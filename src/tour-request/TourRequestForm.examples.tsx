import type { TourRequest } from '../../shared/tour-request/fields.ts';
import { drawing, longText, longTitle, longWord } from '../gallery/samples.ts';
import { usePage } from '../page/page-context.tsx';
import { formProps } from './form-props.ts';
import type { TourRequestFormProps } from './props.ts';
import { idle } from './state.ts';
import { TourRequestForm } from './TourRequestForm.tsx';

const written: Partial<TourRequest> = {
  name: 'Elena Morales',
  address: '2210 Tulare Street, Fresno, CA 93721',
  email: 'elena.morales@example.com',
  phone: '559 555 0199',
  message: 'My father lives with me. I work on weekdays and would like him to have company.',
};
const title = { heading: 'Request your free tour', text: 'Four short answers are enough.' };

function Example(props: Partial<TourRequestFormProps>) {
  return <TourRequestForm {...formProps(usePage(), title, drawing)} {...props} />;
}

export function Idle() {
  return <Example />;
}

export function Invalid() {
  const defaults = { ...written, name: '', email: 'elena.morales' };
  return (
    <Example
      defaults={defaults}
      initialState={{ ...idle, errors: { name: { kind: 'missing', over: 0 }, email: { kind: 'invalid', over: 0 } } }}
    />
  );
}

export function Submitting() {
  return <Example defaults={written} initialState={{ ...idle, phase: 'submitting' }} />;
}

export function LongInSending() {
  return <Example defaults={written} initialState={{ ...idle, phase: 'submitting', isSlow: true }} />;
}

export function Failed() {
  return <Example defaults={written} initialState={{ ...idle, phase: 'error' }} />;
}

export function Sent() {
  return <Example initialState={{ ...idle, phase: 'success', sent: true }} />;
}

export function SentLine() {
  return <Example initialState={{ ...idle, sent: true }} />;
}

export function LongestTexts() {
  const defaults = { ...written, name: longWord, message: longText };
  return <Example heading={longTitle} text={longText} defaults={defaults} />;
}
