import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ClockMoment } from './clock-moment.tsx';
import { formatDuration } from './format-duration.ts';
import type { Progress, Stage } from './stage.ts';

interface TimeLeftProps {
  progress: Progress;
  stage: Stage;
  now: number;
}

/** The figure above the clock: time left, or time overdue. */
export function TimeLeft({ progress, stage, now }: TimeLeftProps) {
  const left = Date.parse(progress.replyDueAt) - now;
  return (
    <Line>
      {stage === 'answered' && progress.answeredAt && (
        <span>
          Answered <ClockMoment at={progress.answeredAt} />
        </span>
      )}
      {stage === 'late' && (
        <Figure $late>
          {formatDuration(left)} <small>over</small>
        </Figure>
      )}
      {(stage === 'received' || stage === 'reviewing') && (
        <Figure $late={false}>
          {formatDuration(left)} <small>left</small>
        </Figure>
      )}
      <span>
        {stage === 'received' || stage === 'reviewing' ? "We'll reply by " : 'Promised by '}
        <ClockMoment at={progress.replyDueAt} />
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  padding-bottom: ${tokens.space.m};
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px ${tokens.space.l};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
`;

const Figure = styled.strong<{ $late: boolean }>`
  color: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.ink)};
  font: 600 40px/44px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  small {
    font-size: ${tokens.size.large};
    letter-spacing: 0;
  }
`;
