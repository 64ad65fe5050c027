import { Times } from './Times.tsx';

export const examples = {
  Usual: (
    <p>
      Monday <Times times="8:00AM-4:30PM" range="{from} to {to}" />
    </p>
  ),
};
