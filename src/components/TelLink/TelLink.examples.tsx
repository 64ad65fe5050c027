import { TelLink } from './TelLink.tsx';

export const examples = {
  InASentence: (
    <p>
      Call us at <TelLink phone="(559) 555-0142" className="keep" /> today.
    </p>
  ),
};
