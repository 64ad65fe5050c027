import { Times } from './Times.tsx';

export function Usual() {
  return (
    <p>
      Monday <Times times="8:00AM-4:30PM" range="{from} to {to}" />
    </p>
  );
}
