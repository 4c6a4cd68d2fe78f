import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Quota } from './use-quota.ts';

const warningThreshold = 10;
const spanLabels = { hour: 'this hour', day: 'today' };

interface QuotaNoticeProps {
  quota: Quota;
  /** Whether there is an unsent draft. */
  hasDraft: boolean;
}

/** Hidden while plenty of questions are left; a line when few are left; a notice when none are. */
export function QuotaNotice({ quota: { span, limit, left, resetsAt }, hasDraft }: QuotaNoticeProps) {
  if (left > warningThreshold) return null;
  if (left > 0)
    return (
      <Line role="status">
        {left === 1 ? '1 question' : `${left} questions`} left {spanLabels[span]}
      </Line>
    );
  return (
    <UsedUp role="status">
      <Icon name="warning" />
      <p>
        <strong>
          You've used all {limit} questions {span === 'hour' ? 'for this hour' : 'for today'}.
        </strong>{' '}
        {resetsAt ? `You can ask again ${formatResetTime(resetsAt)}.` : 'You can ask again later.'}{' '}
        {hasDraft && 'Your draft is saved.'}
      </p>
    </UsedUp>
  );
}

/** "at 5:43 PM", or "on Tuesday at 9:10 AM". */
function formatResetTime(instant: string, now = new Date()): string {
  const then = new Date(instant);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(then);
  if (then.toDateString() === now.toDateString()) return `at ${time}`;
  return `on ${new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(then)} at ${time}`;
}

const Line = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;

const UsedUp = styled.div`
  display: flex;
  padding: ${tokens.space.xs} ${tokens.space.s};
  align-items: flex-start;
  gap: ${tokens.space.xs};
  border-left: 3px solid ${tokens.color.danger};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  svg {
    flex: none;
    margin-top: 2px;
    color: ${tokens.color.danger};
  }
`;
