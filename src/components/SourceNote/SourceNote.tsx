import type { Source } from '../../../shared/content/schemas/answer-schemas.ts';
import { usePage } from '../../site/page-context.tsx';

export function SourceNote({ source }: { source: Source }) {
  return (
    <p className="small">
      {usePage().ui.source} <a href={source.href}>{source.name}</a>
    </p>
  );
}
