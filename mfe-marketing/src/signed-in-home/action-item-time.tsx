import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { MeasuringRule } from 'kit/measuring-rule';
import { getTimeLeft } from 'rules/time-left';
import type { ActionItem } from './action-item-row.tsx';

/** When an item is due, or else how long it has been waiting. */
export function ActionItemTime({ actionItem: { kind, since, dueAt }, now }: { actionItem: ActionItem; now: number }) {
  if (!dueAt) {
    return (
      <Time>
        since <RelativeTime at={since} />
      </Time>
    );
  }
  if (kind === 'enquiry') return <ReplyClock dueAt={dueAt} now={now} />;
  const isLate = Date.parse(dueAt) < now;
  return (
    <Time $late={isLate}>
      {kind === 'expiring_invitation' ? ends(isLate) : due(isLate)} <RelativeTime at={dueAt} />
    </Time>
  );
}

const ends = (isLate: boolean) => (isLate ? 'ended' : 'ends');
const due = (isLate: boolean) => (isLate ? 'was due' : 'due');

const Time = styled.span<{ $late?: boolean }>`
  color: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.soft)};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;

/** Time left of the 24 hours for answering an enquiry. */
function ReplyClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { isLate, hours, text: words } = getTimeLeft(dueAt, now);
  return (
    <Clock $late={isLate}>
      <strong>{words}</strong>
      <MeasuringRule label="Time left to answer" value={hours} max={24} text={words} />
    </Clock>
  );
}

/* The ruler takes the color of its text. */
const Clock = styled.span<{ $late: boolean }>`
  ${({ $late }) => $late && `--color-accent: ${tokens.color.danger};`}
  display: grid;
  gap: 4px;
  color: ${({ $late }) => ($late ? tokens.color.danger : tokens.color.ink)};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;
