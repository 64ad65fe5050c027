import type { Source } from '../../../content-model/schemas/shared-schema.ts';
import { usePage } from '../../page-data/page-context.tsx';

export function SourceNote({ source }: { source: Source }) {
  return (
    <p className="small">
      {usePage().ui.source} <a href={source.href}>{source.name}</a>
    </p>
  );
}
