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

const errors = { name: { kind: 'missing', over: 0 }, email: { kind: 'invalid', over: 0 } } as const;

function Example(props: Partial<TourRequestFormProps>) {
  return <TourRequestForm {...formProps(usePage(), title, drawing)} {...props} />;
}

export const examples = {
  Idle: <Example />,
  Invalid: <Example defaults={{ ...written, name: '', email: 'elena.morales' }} initialState={{ ...idle, errors }} />,
  Submitting: <Example defaults={written} initialState={{ ...idle, phase: 'submitting' }} />,
  LongInSending: <Example defaults={written} initialState={{ ...idle, phase: 'submitting', isSlow: true }} />,
  Failed: <Example defaults={written} initialState={{ ...idle, phase: 'error' }} />,
  Sent: <Example initialState={{ ...idle, phase: 'success', sent: true }} />,
  SentLine: <Example initialState={{ ...idle, sent: true }} />,
  LongestTexts: (
    <Example heading={longTitle} text={longText} defaults={{ ...written, name: longWord, message: longText }} />
  ),
};
