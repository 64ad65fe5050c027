import { telHref } from '../../../shared/center.ts';
import type { ProblemProps } from '../../../shared/server-pages.ts';
import { tourRequestOf } from '../../../shared/tour-request/fields.ts';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { usePage } from '../../page-data/page-context.tsx';
import type { FormContent } from '../../tour-request/props.ts';
import { TourRequestForm } from '../../tour-request/TourRequestForm.tsx';
import styles from './ProblemView.module.css';

interface Props extends ProblemProps {
  form: FormContent | undefined;
}

/** Why the server could not do what it was asked, with the form if one was sent. */
export function ProblemView({ form, heading, explanation, typed, errors = {} }: Props) {
  const { phone } = usePage().facts;
  return (
    <>
      <div className={styles.text}>
        <PageHero
          heading={heading}
          lede={explanation.replaceAll(phone, `[${phone}](${telHref({ phone })})`)}
          size="low"
        >
          <div className="cluster" data-hero-buttons>
            <CallButton />
          </div>
          <OpeningStatus hasForm={Boolean(form && typed)} />
        </PageHero>
      </div>
      {form && typed && (
        <Section ground="sage" edge="wave">
          <div className={styles.form}>
            <TourRequestForm
              content={form}
              // Spaces would hide the placeholder.
              typed={tourRequestOf((name) => typed[name].trim() && typed[name])}
              errors={errors}
            />
          </div>
        </Section>
      )}
    </>
  );
}
