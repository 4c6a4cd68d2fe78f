import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ActionItem } from './action-item-row.tsx';
import { ReplyClock } from './reply-clock.tsx';

/** Until when a thing should be done, or else since when it waits. */
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
