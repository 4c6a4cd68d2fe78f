import { formatExactTime, formatTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { releaseEventLabels } from 'rules/releases';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { DayHead, DayItem, EntryRow, entryFrame } from '../../audit/day-layout.ts';
import { usePortalName } from '../portal-names.ts';
import { Code, MutedText } from '../text-styles.ts';
import { abbreviateCommit } from '../abbreviate-commit.ts';
import type { ReleaseEvent } from './use-release-history.ts';

interface HistoryRowProps {
  event: ReleaseEvent;
  /** The date heading; only on the first event of a day. */
  day: string | undefined;
  row: RowProps;
}

/** One event: time, portal, event, author. */
export function HistoryRow({ event, day, row }: HistoryRowProps) {
  const getPortalName = usePortalName();
  const { createdAt, remote, kind, version, fromVersion, by, commit, reason } = event;
  // After a canary ends, everyone is on the version they already had.
  const hasReplacedVersion = kind !== 'canary_ended' && fromVersion && fromVersion !== version;
  return (
    <DayItem {...row} $isFirst={day !== undefined}>
      {day !== undefined && <DayHead>{day}</DayHead>}
      <EventContent>
        <time dateTime={createdAt} title={formatExactTime(createdAt)}>
          {formatTime(createdAt)}
        </time>
        <span>{getPortalName(remote)}</span>
        <div>
          <Summary $alarming={kind === 'rolled_back_by_itself'}>
            {releaseEventLabels[kind]}: <Code>{version}</Code>
            {hasReplacedVersion && (
              <>
                {' '}
                instead of <Code>{fromVersion}</Code>
              </>
            )}
          </Summary>
          {reason && reason !== `From ${fromVersion}` && <MutedText>{reason}</MutedText>}
          {commit && (
            <MutedText>
              Commit <Code title={commit}>{abbreviateCommit(commit)}</Code>
            </MutedText>
          )}
        </div>
        <Actor>{by}</Actor>
      </EventContent>
    </DayItem>
  );
}

/* On a phone the event comes first, then time, portal and author. */
export const Row = styled(EntryRow)`
  ${tokens.screen.narrow} {
    grid-template-columns: auto minmax(0, 3fr) minmax(0, 2fr);
    > div {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`;

const EventContent = styled(Row).attrs({ as: 'div' })`
  ${entryFrame}
`;

const Summary = styled.p<{ $alarming: boolean }>`
  color: ${({ $alarming }) => ($alarming ? tokens.color.danger : 'inherit')};
  font-weight: ${({ $alarming }) => ($alarming ? 600 : 400)};
`;

const Actor = styled.span`
  color: ${tokens.color.soft};
  text-align: right;
`;
