import styles from './CheckList.module.css';

export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <label className={styles.label}>
            <input type="checkbox" />
            <span>{item}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
