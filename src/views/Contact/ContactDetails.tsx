import type { ReactNode } from 'react';
import { comingClosingDays } from '../../../content-model/closing-days.ts';
import { describeDays, timeInSentence } from '../../../content-model/hours-in-words.ts';
import type { Card as CardContent } from '../../../content-model/schemas/shared-schema.ts';
import { addressLine } from '../../../shared/center.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { dateInWords, minutesOf } from '../../../shared/opening-hours/dates.ts';
import type { ClosingDay } from '../../../shared/opening-hours/schedule.ts';
import { EmailLink } from '../../components/EmailLink/EmailLink.tsx';
import { HoursLines } from '../../components/HoursLines/HoursLines.tsx';
import { PaintedIcon } from '../../components/PaintedIcon/PaintedIcon.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { TelLink } from '../../components/TelLink/TelLink.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import { type PageContext, usePage } from '../../page-data/page-context.tsx';
import styles from './ContactDetails.module.css';

type MethodProps = Pick<CardContent, 'icon' | 'color'> & { label: string; children: ReactNode };

function ContactMethod({ icon, color, label, children }: MethodProps) {
  return (
    <div className={styles.method}>
      <dt>
        <PaintedIcon icon={icon} color={color} size="small" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ContactDetails({ content }: { content: Loaded<'contact'>['details'] }) {
  const { facts, today, ui } = usePage();
  const comingDays = comingClosingDays(facts, today);
  return (
    <section className="sheet" data-ground="green" aria-labelledby="contact-details">
      <h2 id="contact-details" className="heading-m">
        {content.heading}
      </h2>
      <dl className={`touch-targets ${styles.methods}`}>
        <ContactMethod icon="phone" color="sage" label={content.phone}>
          <TelLink phone={facts.phone} className={styles.phone} />
          <span>{content.relay}</span>
        </ContactMethod>
        <ContactMethod icon="mail" color="mist" label={content.email}>
          <EmailLink />
          {content.emailPromise && <span>{content.emailPromise}</span>}
        </ContactMethod>
        <ContactMethod icon="pin" color="blush" label={content.address}>
          <a href="#location" translate="no">
            {addressLine(facts)}
          </a>
        </ContactMethod>
        <ContactMethod icon="clock" color="butter" label={content.hours}>
          <HoursLines />
        </ContactMethod>
        {facts.optional.programHours.length > 0 && (
          <ContactMethod icon="sun" color="sage" label={ui.facts.programHours}>
            <RichText>{describeDays(facts.optional.programHours, ui).open.join('; ')}</RichText>
          </ContactMethod>
        )}
        {comingDays.length > 0 && (
          <ContactMethod icon="calendar" color="lilac" label={ui.closingDays.label}>
            <ClosingDays days={comingDays} />
          </ContactMethod>
        )}
      </dl>
      <p className={`touch-targets ${styles.save}`} data-screen-only>
        <a href="/contact.vcf">{ui.tourRequest.thanks.save}</a>
      </p>
      <RichText as="p">{content.emergency}</RichText>
    </section>
  );
}

function ClosingDays({ days }: { days: ClosingDay[] }) {
  const page = usePage();
  return (
    <ul>
      {days.map((day) => (
        <li key={day.date} data-until={day.date}>
          {describe(day, page)}
        </li>
      ))}
    </ul>
  );
}

function describe({ date, name, closes }: ClosingDay, { language, today, ui }: PageContext): string {
  const isThisYear = date.startsWith(today.slice(0, 4));
  const day = dateInWords(date, language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: isThisYear ? undefined : 'numeric',
  });
  const named = name ? interpolate(ui.closingDays.named, { day, holiday: name }) : day;
  if (!closes) return named;
  return interpolate(ui.closingDays.early, { day: named, time: timeInSentence(minutesOf(closes), ui) });
}
