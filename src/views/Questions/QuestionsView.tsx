import { answeredGroups } from '../../../content-model/answers.ts';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { LanguageNote } from '../../components/LanguageNote/LanguageNote.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Questions } from '../../components/Questions/Questions.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import type { ViewProps } from '../../page-data/page-context.tsx';
import styles from './QuestionsView.module.css';

export function QuestionsView({ context, content }: ViewProps<'questionsPage'>) {
  const groups = answeredGroups(content.groups, context.facts, context.today);
  return (
    <PageFrame context={context} footerGround="butter">
      <PageHero {...content.hero} size="low">
        <ul className={`fit ${styles.jumps}`} data-screen-only>
          <RichText as="li">{content.hero.jumps}</RichText>
        </ul>
        <LanguageNote />
        <div className="cluster" data-hero-buttons>
          <CallButton />
        </div>
        <OpeningStatus />
      </PageHero>
      <Section ground="sage" edge="wave">
        <div className="groups">
          {groups.map(({ heading, questions }) => (
            <Questions key={heading} heading={heading} questions={questions} />
          ))}
        </div>
      </Section>
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}
