import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import { Note } from '../../tour-request/Note.tsx';
import styles from './SavedNote.module.css';

interface Props {
  text: string;
  undoUntil: string;
  undo: string;
  /** The field by which the server knows what to undo. */
  field: { name: string; value: string | number };
}

/** What was saved last, with a button that undoes it. */
export function SavedNote({ text, undoUntil, undo, field }: Props) {
  return (
    <Note tone="good" labelledBy="saved" autoFocus>
      <h2 id="saved">{text}</h2>
      <p>{undoUntil}</p>
      <form method="post" className={styles.undo} data-screen-only>
        <input type="hidden" {...field} />
        <button type="submit" name="change" value="undo" className={buttonShape}>
          {undo}
        </button>
      </form>
    </Note>
  );
}

export function UndoneNote({ text }: { text: string }) {
  return (
    <Note tone="good" labelledBy="undone" autoFocus>
      <h2 id="undone">{text}</h2>
    </Note>
  );
}
