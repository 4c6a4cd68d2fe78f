import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import { getTimeLeft } from 'rules/time-left';
import styled from 'styled-components';

/** What is left of the 24 hours in which an enquiry is answered. */
export function ReplyClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { isLate, hours, text: words } = getTimeLeft(dueAt, now);
  return (
    <Clock $late={isLate}>
      <strong>{words}</strong>
      <MeasuringRule label="Time left to answer" value={hours} max={24} text={words} />
    </Clock>
  );
}

/* The rule takes the color of what it says. */
const Clock = styled.span<{ $late: boolean }>`
  ${({ $late }) => $late && `--color-accent: ${tokens.color.danger};`}
  display: grid;
  gap: 4px;
  color: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.ink)};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;
