import { exactTime } from 'kit/format';
import { releaseEventWords } from 'rules/releases';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { DayHead, DayPlace, entryFrame } from '../../audit/day.ts';
import { usePortalName } from '../portal-names.ts';
import { Code, Soft } from '../rows.ts';
import { shortCommit } from '../short-commit.ts';
import type { ReleaseEvent } from './use-history.ts';
import { getTime } from '../../filters/get-time.ts';

interface HistoryRowProps {
  event: ReleaseEvent;
  /** The date, above the first event of a day. */
  day: string | undefined;
  row: RowProps;
}

/** One event: when, of which portal, what, by whom. */
export function HistoryRow({ event, day, row }: HistoryRowProps) {
  const nameOf = usePortalName();
  const { createdAt, remote, kind, version, fromVersion, by, commit, reason } = event;
  // Where a canary ends, what everybody had is what everybody has.
  const isInstead = kind !== 'canary_ended' && fromVersion && fromVersion !== version;
  return (
    <DayPlace {...row} $isFirst={day !== undefined}>
      {day !== undefined && <DayHead>{day}</DayHead>}
      <Entered>
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {getTime(createdAt)}
        </time>
        <span>{nameOf(remote)}</span>
        <div>
          <What $alarming={kind === 'rolled_back_by_itself'}>
            {releaseEventWords[kind]}: <Code>{version}</Code>
            {isInstead && (
              <>
                {' '}
                instead of <Code>{fromVersion}</Code>
              </>
            )}
          </What>
          {reason && reason !== `From ${fromVersion}` && <Soft>{reason}</Soft>}
          {commit && (
            <Soft>
              Commit <Code title={commit}>{shortCommit(commit)}</Code>
            </Soft>
          )}
        </div>
        <By>{by}</By>
      </Entered>
    </DayPlace>
  );
}

/* On a phone what happened first, then when, to which portal and by whom. */
export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  align-items: start;
  grid-template-columns: 72px minmax(0, 3fr) minmax(0, 8fr) minmax(0, 3fr);
  gap: ${({ theme }) => `2px ${theme.space.m}`};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: ${({ theme }) => theme.color.soft};
    font-variant-numeric: tabular-nums;
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: auto minmax(0, 3fr) minmax(0, 2fr);
    > div {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
`;

const Entered = styled(Row).attrs({ as: 'div' })`
  ${entryFrame}
`;

const What = styled.p<{ $alarming: boolean }>`
  color: ${({ theme, $alarming }) => ($alarming ? theme.color.danger : 'inherit')};
  font-weight: ${({ $alarming }) => ($alarming ? 600 : 400)};
`;

const By = styled.span`
  color: ${({ theme }) => theme.color.soft};
  text-align: right;
`;
