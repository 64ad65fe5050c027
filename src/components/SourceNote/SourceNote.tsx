import type { Source } from '../../../shared/content/schemas/answer-schemas.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { usePage } from '../../site/page-context.tsx';

export function SourceNote({ source }: { source: Source }) {
  const { language, ui } = usePage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const link = <a href={source.href}>{source.name}</a>;
  return (
    <p className="small">
      {ui.source.label}{' '}
      {source.checked ? (
        <>
          <span className="nowrap">{link},</span>{' '}
          <span className="nowrap">
            {interpolate(ui.source.checked, { date: format.format(new Date(source.checked)) })}
          </span>
        </>
      ) : (
        link
      )}
    </p>
  );
}
