import { Avatar } from 'kit/controls';
import { formatExactTime, formatTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { auditActionLabels } from 'rules/audit';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { DayHead, DayItem, EntryRow, entryFrame } from './day-layout.ts';
import type { AuditEntry } from './use-audit-log.ts';

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
        <Actor title={actor.email ?? undefined}>
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
export const Row = styled(EntryRow)`
  padding-block: ${tokens.space.xs};
  > * {
    padding: 4px 0;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s} ${tokens.space.m};
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
  gap: ${tokens.space.xs};
  && {
    padding: 0;
  }
`;

const MutedText = styled.p`
  color: ${tokens.color.soft};
`;

const Address = styled.span`
  color: ${tokens.color.faint};
  font: 12px/20px ${tokens.font.code};
  text-align: right;
  ${tokens.screen.narrow} {
    grid-column: 1 / -1;
    text-align: left;
  }
`;
