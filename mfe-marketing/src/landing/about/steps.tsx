import { tokens } from 'kit/theme';
import { promisedReplyHours, claims } from 'rules/claims';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';

const steps = [
  { mark: 'Day 0', name: 'You write', text: 'The outcome you want, your budget and your date.' },
  {
    mark: `${promisedReplyHours} hours`,
    name: 'We answer',
    text: 'We review your requirements and come back with a strategy.',
  },
  {
    mark: `${strategyCallSchedule.minutes} minutes`,
    name: 'We talk',
    text: 'A free strategy call at a time you choose.',
  },
  {
    mark: claims.duration.ours.figure,
    name: 'We build, you watch',
    text: 'A developer builds, a tester checks, and you see both in your portal.',
  },
  { mark: 'Each month', name: 'We stay', text: 'Support answers your tickets and keeps what we built running.' },
];

/** The steps of every project, each with its duration. */
export function Steps() {
  return (
    <List>
      {steps.map(({ mark, name, text }) => (
        <li key={name}>
          <span>{mark}</span>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/* The ruler turned vertical: a line with a tick at each step. */
const List = styled.ol`
  border-left: 1px solid ${tokens.color.edge};
  li {
    position: relative;
    display: grid;
    padding: 0 0 ${tokens.space.l} ${tokens.space.xl};
    column-gap: ${tokens.space.m};
    grid-template-columns: 104px 1fr;
  }
  li::before {
    position: absolute;
    top: 13px;
    left: 0;
    width: ${tokens.space.l};
    border-top: 3px solid ${tokens.color.accent};
    content: '';
  }
  span {
    color: ${tokens.color.accent};
    font-weight: 600;
    line-height: 28px;
  }
  ${tokens.screen.narrow} {
    li {
      display: block;
    }
  }
  h3 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  p {
    grid-column: 2;
    color: ${tokens.color.soft};
  }
`;
