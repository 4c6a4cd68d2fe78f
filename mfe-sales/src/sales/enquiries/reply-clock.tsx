import { formatExactTime } from 'kit/format';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import { replyHours } from 'rules/enquiries';
import { getTimeLeft } from 'rules/time-left';
import styled from 'styled-components';

/** The time left to answer an enquiry. */
export function ReplyClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { isLate, hours, text: words } = getTimeLeft(dueAt, now);
  return (
    <Clock $late={isLate}>
      <strong>{words}</strong>
      <MeasuringRule label="Time left to answer" value={hours} max={replyHours} text={words} />
      <small>
        {isLate ? 'Was due' : 'Due'} <time dateTime={dueAt}>{formatExactTime(dueAt)}</time>
      </small>
    </Clock>
  );
}

/* The measuring rule has the color of its text. */
const Clock = styled.div<{ $late: boolean }>`
  ${({ $late }) => $late && `--color-accent: ${tokens.color.danger};`}
  display: grid;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  strong {
    color: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.ink)};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
  }
`;
