import { Icon } from 'kit/controls';
import { useNow, formatRelativeDateTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { replyHours } from 'rules/enquiries';
import styled from 'styled-components';
import { BackLink } from '../back-link.ts';
import { ClockRule } from './clock-rule.tsx';
import { formatDuration } from './format-duration.ts';
import { getElapsed, type Progress, getStage, type Stage } from './stage.ts';
import { Steps } from './steps.tsx';
import { EnquiryCall } from './enquiry-call.tsx';
import { TimeLeft } from './time-left.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';

interface EnquiryPageProps {
  progress: Progress;
  refresh: () => Promise<void>;
}

/** The promised reply as a running clock, with the steps so far and what comes next. */
export function EnquiryPage({ progress, refresh }: EnquiryPageProps) {
  const now = useNow(progress.replyDueAt);
  const stage = getStage(progress, now);
  const { title, text } = describeStage(stage, progress);
  const elapsedMs = getElapsed(progress, now);
  return (
    <Page>
      <BackLink to="/">
        <Icon name="back" /> Back to Home
      </BackLink>
      <header>
        <Whose>{progress.name}, here is the status of your enquiry</Whose>
        {/* Announced when the stage changes, not every minute. */}
        <div aria-live="polite">
          <h1>{title}</h1>
          <Lead>{text}</Lead>
        </div>
      </header>
      <section aria-label="Time until our reply">
        <TimeLeft progress={progress} stage={stage} now={now} />
        <ClockRule
          hours={elapsedMs / 3_600_000}
          text={`${formatDuration(elapsedMs)} of ${replyHours} hours`}
          late={stage === 'late'}
        />
        <Steps progress={progress} stage={stage} />
      </section>
      <Below>
        <EnquiryDetails progress={progress} />
        <EnquiryCall call={progress.call} onBooked={refresh} />
      </Below>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: 1088px;
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  h1 {
    max-width: 18ch;
    padding: ${tokens.space.s} 0 ${tokens.space.m};
    font-size: clamp(40px, 6vw, 64px);
    line-height: 1;
    letter-spacing: -0.02em;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
    gap: ${tokens.space.l};
  }
`;

const Whose = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  max-width: 60ch;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${tokens.space.xxl};
  }
`;

interface StageDescription {
  title: string;
  text: string;
}

/** What the stage means and what the visitor can do. It changes only with the stage, so it can be a live region. */
function describeStage(stage: Stage, progress: Progress): StageDescription {
  const due = formatRelativeDateTime(progress.replyDueAt);
  switch (stage) {
    case 'received':
      return {
        title: 'We have your enquiry',
        text: "Someone will read it next. This page updates automatically, so you don't need to keep it open.",
      };
    case 'reviewing':
      return {
        title: 'Your enquiry is being reviewed',
        text: 'Someone is reading what you wrote and preparing a reply.',
      };
    case 'answered':
      return describeAnswered(progress);
    case 'late':
      return {
        title: 'Our reply is late',
        text: `We promised to answer by ${due} and missed it. We're sorry. Reply to the email with this link to reach us directly; you don't need to repeat anything.`,
      };
  }
}

function describeAnswered(progress: Progress): StageDescription {
  const elapsedMs = getElapsed(progress, 0);
  const overdueMs = Date.parse(progress.answeredAt ?? '') - Date.parse(progress.replyDueAt);
  const late = overdueMs > 0 ? ` That was ${formatDuration(overdueMs)} later than promised. We're sorry.` : '';
  return {
    title: `Answered in ${formatDuration(elapsedMs)}`,
    text: `We emailed ${progress.email} or called you. Can't find it? Check your spam folder, or reply to the email with this link.${late}`,
  };
}
