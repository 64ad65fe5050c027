import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { Announcements } from '../../components/DayTimeline/Announcements.tsx';
import { DayPanels } from '../../components/DayTimeline/DayPanels.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SideMenu } from '../../components/SideMenu/SideMenu.tsx';
import { ValleyPicture } from '../../components/ValleyPicture/ValleyPicture.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import type { PageProps } from '../../page-data/load-page.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import styles from './ServiceView.module.css';

export function ServiceView({ context, content: service, day }: PageProps<'services'>) {
  return (
    <PageFrame context={context} footerGround="cream" action={service.closing.button}>
      <div className={`wrapper ${styles.columns}`}>
        <article className={styles.service}>
          <ServiceBanner service={service} />
          <AtAGlance glance={service.glance} />
          <div className={`flow ${styles.words}`}>
            <RichText as="p">{[service.lede, ...service.paragraphs]}</RichText>
          </div>
          <Offerings service={service} />
          {day && service.showsMenu && !service.showsDay && <Announcements content={day} withMeals />}
          {day && service.showsDay && (
            <section id="day" data-screen-only>
              <h2>{day.heading}</h2>
              <DayPanels day={day} brief />
              <Announcements content={day} />
            </section>
          )}
        </article>
        <div className={styles.side} data-screen-only>
          <SideMenu />
        </div>
        <ServiceClosing service={service} />
      </div>
    </PageFrame>
  );
}

function AtAGlance({ glance }: { glance: Loaded<'services'>['glance'] }) {
  const { glance: labels } = usePage().ui.service;
  const facts = {
    [labels.cost]: glance.cost ? `${glance.cost} ${labels.paying}` : labels.paying,
    [labels.who]: glance.who,
    [labels.when]: glance.when,
    [labels.bring]: glance.bring,
    [labels.notIncluded]: glance.notIncluded,
  };
  return (
    <section className={`sheet ${styles.glance}`}>
      <h2 className="heading-s">{labels.heading}</h2>
      <dl>
        {Object.entries(facts).map(
          ([label, fact]) =>
            fact && (
              <div key={label}>
                <dt>{label}</dt> <RichText as="dd">{fact}</RichText>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Offerings({ service: { category, offerings, picture } }: { service: Loaded<'services'> }) {
  return (
    <section className={`${styles.offers} ${picture.isPhotograph ? '' : styles.pictured}`} data-category={category}>
      {!picture.isPhotograph && (
        <div className={styles.detail} data-screen-only>
          <img src={`${picture.src}#detail`} width={picture.width} height={picture.height} alt="" loading="lazy" />
        </div>
      )}
      <div>
        <h2>{offerings.heading}</h2>
        <ul className={styles.offerings}>
          {offerings.items.map((offering) => (
            <li key={offering.title}>
              <h3>{offering.title}</h3>
              <p>{offering.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServiceClosing({ service: { closing, picture } }: { service: Loaded<'services'> }) {
  return (
    <section className={`sheet ${styles.closing}`} data-screen-only>
      <div className="flow">
        <h2>{closing.heading}</h2>
        <RichText as="p">{closing.text}</RichText>
        {/* A paragraph, because the reader view of browsers leaves out boxes of links, and the phone number with them. */}
        <p className="cluster">
          <ButtonLink href="/contact" tone="primary" label={closing.button} />
          <CallButton />
        </p>
        <OpeningStatus />
      </div>
      {picture.outside && <ValleyPicture {...picture.outside} />}
    </section>
  );
}
