import { Avatar } from 'kit/controls';
import { formatExactTime } from 'kit/format';
import { auditActionLabels } from 'rules/audit';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { DayHead, DayItem, entryFrame } from './day-layout.ts';
import type { AuditEntry } from './use-audit-trail.ts';
import { formatTime } from '../filters/format-time.ts';

interface AuditRowProps {
  entry: AuditEntry;
  /** The date heading; only on the first entry of a day. */
  day: string | undefined;
  row: RowProps;
}

/** One entry: time, person, action, IP address. */
export function AuditRow({ entry, day, row }: AuditRowProps) {
  const { action, subjectLabel, details, address, createdAt, actor } = entry;
  const name = `${actor.firstName} ${actor.lastName}`;
  return (
    <DayItem {...row} $isFirst={day !== undefined}>
      {day !== undefined && <DayHead>{day}</DayHead>}
      <EntryContent>
        <time dateTime={createdAt} title={formatExactTime(createdAt)}>
          {formatTime(createdAt)}
        </time>
        <Actor title={actor.email}>
          <Avatar person={actor} />
          <span>{name}</span>
        </Actor>
        <div>
          <p>
            {auditActionLabels[action]}
            {action !== 'signed_in' && (
              <>
                : <strong>{subjectLabel}</strong>
              </>
            )}
          </p>
          {details && action !== 'signed_in' && <MutedText>{details}</MutedText>}
        </div>
        <Address>{address ?? 'No IP address'}</Address>
      </EntryContent>
    </DayItem>
  );
}

/* On a phone the action comes first, then time, person and IP address. */
export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  align-items: start;
  grid-template-columns: 72px minmax(0, 3fr) minmax(0, 8fr) minmax(0, 3fr);
  gap: ${({ theme }) => `2px ${theme.space.m}`};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  > * {
    min-width: 0;
    padding: 4px 0;
    overflow-wrap: anywhere;
  }
  time {
    color: ${({ theme }) => theme.color.soft};
    font-variant-numeric: tabular-nums;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
    align-items: center;
    grid-template-columns: auto minmax(0, 1fr);
    > * {
      padding: 0;
    }
    > div:nth-child(3) {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`;

const EntryContent = styled(Row).attrs({ as: 'div' })`
  ${entryFrame}
`;

const Actor = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  html body && {
    padding: 0;
  }
`;

const MutedText = styled.p`
  color: ${({ theme }) => theme.color.soft};
`;

const Address = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font: 12px/20px ${({ theme }) => theme.font.code};
  text-align: right;
  ${({ theme }) => theme.screen.narrow} {
    grid-column: 1 / -1;
    text-align: left;
  }
`;
