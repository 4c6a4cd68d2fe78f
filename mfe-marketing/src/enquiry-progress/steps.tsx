import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ClockMoment } from './clock-moment.tsx';
import type { Progress, Stage } from './stage.ts';

/** The three steps of an enquiry, each with its time or what it is waiting for. */
export function Steps({ progress, stage }: { progress: Progress; stage: Stage }) {
  const { receivedAt, reviewStartedAt, answeredAt, replyDueAt } = progress;
  const steps = [
    { name: 'Received', at: receivedAt, waiting: null },
    { name: 'Being reviewed', at: reviewStartedAt, waiting: 'Next' },
    { name: 'Answered', at: answeredAt, waiting: stage === 'late' ? 'Not yet' : <Deadline at={replyDueAt} /> },
  ];
  const current = steps.findLastIndex(({ at }) => at);
  return (
    <List>
      {steps.map(({ name, at, waiting }, index) => (
        <Step key={name} $reached={Boolean(at)} aria-current={index === current ? 'step' : undefined}>
          <span>{at ? <Icon name="tick" /> : index + 1}</span>
          <strong>{name}</strong>
          <small>{at ? <ClockMoment at={at} /> : waiting}</small>
        </Step>
      ))}
    </List>
  );
}

const Deadline = ({ at }: { at: string }) => (
  <>
    By <ClockMoment at={at} />
  </>
);

const List = styled.ol`
  display: grid;
  padding-top: ${tokens.space.l};
  gap: ${tokens.space.m};
  @media (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li<{ $reached: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: ${tokens.space.s};
  color: ${({ $reached }) => ($reached ? tokens.color.ink : tokens.color.faint)};
  span {
    display: flex;
    width: 32px;
    height: 32px;
    align-items: center;
    justify-content: center;
    border: 1px solid ${({ $reached }) => ($reached ? tokens.color.accent : tokens.color.edge)};
    border-radius: 50%;
    background: ${({ $reached }) => ($reached ? tokens.color.accent : 'none')};
    color: ${({ $reached }) => ($reached ? tokens.color.onAccent : 'inherit')};
    font-weight: 600;
    grid-row: span 2;
  }
  strong {
    font-size: ${tokens.size.body};
    font-weight: 600;
  }
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
  }
  small::first-letter {
    text-transform: uppercase;
  }
`;
