import { addressLine } from '../../../shared/facts.ts';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { TelLink } from '../../components/TelLink/TelLink.tsx';
import { PageProvider, type ViewProps } from '../../page/page-context.tsx';
import { If } from '../../page/template.tsx';
import { StaffList } from './StaffList.tsx';
import { StaffRequest } from './StaffRequest.tsx';
import styles from './StaffView.module.css';

/** The pages that links in emails to staff open: one request, the list, or an invalid link. The server keeps one of them. */
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
          <If value="request">
            <StaffRequest content={content} />
          </If>
          <If value="list">
            <StaffList content={content.list} />
          </If>
          <If value="gone">
            <h1>{content.gone.heading}</h1>
            <p className="lede">{content.gone.text}</p>
          </If>
        </div>
      </main>
      <footer className={styles.footer} data-ground="deep">
        <div className="wrapper">
          <p>{facts.name}</p>
          <p>{addressLine(facts)}</p>
          <p>
            <TelLink phone={facts.phone} className="touch-target" />
          </p>
        </div>
      </footer>
    </PageProvider>
  );
}
