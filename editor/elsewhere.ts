import { useEffect, useState } from 'react';

/** Whether a form is open in another tab too. This looks when the tab is used again. */
export function useElsewhere(form: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const name = `form:${form}`;
    const look = async () => {
      const { held = [] } = (await navigator.locks?.query()) ?? {};
      setElsewhere(held.filter((lock) => lock.name === name).length > 1);
    };
    let close = () => {};
    const isClosed = new Promise<void>((resolve) => {
      close = resolve;
    });
    void navigator.locks?.request(name, { mode: 'shared' }, () => {
      void look();
      return isClosed;
    });
    addEventListener('focus', look);
    return () => {
      close();
      removeEventListener('focus', look);
    };
  }, [form]);
  return isElsewhere;
}
