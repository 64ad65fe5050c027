import { type PageContext, PageProvider } from '../page/page-context.tsx';
import styles from './ExampleView.module.css';
import { type Example, inWords } from './examples.ts';

interface Props {
  context: PageContext;
  example: Example;
}

export function ExampleView({ context, example: { component, name, place, content } }: Props) {
  if (place === 'document') return <PageProvider value={context}>{content}</PageProvider>;
  return (
    <PageProvider value={context}>
      <main>
        <h1 className="hidden-visually">{component}</h1>
        <h2 className="hidden-visually">{inWords(name)}</h2>
        <div className={place === 'window' ? styles.window : `wrapper ${styles.column}`}>
          {place === 'list' ? <ul>{content}</ul> : content}
        </div>
      </main>
    </PageProvider>
  );
}
