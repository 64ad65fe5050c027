import { addressLines } from '../../../shared/facts.ts';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { TelLink } from '../../components/TelLink/TelLink.tsx';
import { PageProvider, type ViewProps } from '../../page/page-context.tsx';
import { OnlyIf } from '../../page/template.tsx';
import { StaffList } from './StaffList.tsx';
import { StaffRequest } from './StaffRequest.tsx';
import styles from './StaffView.module.css';

/** The pages that links in letters to staff open: one request, the list, or that a link has ended. The server keeps one of them. */
export function StaffView({ context, content }: ViewProps<'staffPages'>) {
  const { facts } = context;
  return (
    <PageProvider value={context}>
      <SkipLink />
      <header className={styles.header}>
        <div className="wrapper">
          <Logo tone="plain" />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className={`wrapper flow ${styles.column}`}>
          <OnlyIf part="request">
            <StaffRequest content={content} />
          </OnlyIf>
          <OnlyIf part="list">
            <StaffList content={content.list} />
          </OnlyIf>
          <OnlyIf part="gone">
            <h1>{content.gone.heading}</h1>
            <p className="lede">{content.gone.text}</p>
          </OnlyIf>
        </div>
      </main>
      <footer className={styles.footer} data-ground="deep">
        <div className="wrapper">
          <p>{facts.name}</p>
          <p>{addressLines(facts).join(', ')}</p>
          <p>
            <TelLink phone={facts.phone} className="tall" />
          </p>
        </div>
      </footer>
    </PageProvider>
  );
}
