import { MeasuringRule } from 'kit/measuring-rule';
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
  ${({ theme, $late }) => $late && `--accent: ${theme.color.danger};`}
  display: grid;
  gap: 4px;
  color: ${({ theme, $late }) => ($late ? theme.color.danger : theme.color.ink)};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;
