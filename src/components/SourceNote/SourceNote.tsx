import type { Source } from '../../content/answer-schemas.ts';
import { usePage } from '../../page/page-context.tsx';

/** Who says a public fact, with the date on which somebody last read it there. */
export function SourceNote({ source }: { source: Source }) {
  const { locale, ui } = usePage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(source.checked));
  return (
    <p className="small">
      {ui.source.label}{' '}
      <span className="keep">
        <a href={source.href}>{source.name}</a>,
      </span>{' '}
      <span className="keep">{ui.source.checked.replace('{date}', date)}</span>
    </p>
  );
}
