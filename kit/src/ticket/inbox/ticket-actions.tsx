import { useId, useState } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { choicePageSize, defineChoiceQuery, SearchSelect } from 'kit/search-select';
import styled from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { formatRelativeDateTime, useNow } from '../../format.ts';
import { SearchBox } from 'kit/panel';
import { useViewer } from '../../session.tsx';
import { tokens } from '../../theme/tokens.ts';
import { AssignTicketDocument, SnoozeTicketDocument, TicketAssigneesDocument } from '../gql/graphql.ts';
import { snoozeTimes, type SnoozeTime } from './snooze-times.ts';
import type { TicketWork } from './use-team-thread.ts';

interface TicketActionsProps {
  work: NonNullable<TicketWork>;
  isResolved: boolean;
}

/** Who works on a ticket, and until when it is put aside. */
export function TicketActions({ work, isResolved }: TicketActionsProps) {
  return (
    <Actions>
      <Assignee work={work} />
      {!isResolved && <Snooze work={work} />}
    </Actions>
  );
}

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}
const toChoice = ({ id, firstName, lastName }: Person) => ({ id, label: `${firstName} ${lastName}` });

const createAssigneeQuery = (ticketId: string) =>
  defineChoiceQuery(TicketAssigneesDocument, {
    variables: (search) => ({ ticketId, search, first: choicePageSize }),
    choices: ({ ticketAssignees: { edges, pageInfo } }) => ({
      found: edges.map(({ node }) => toChoice(node)),
      hasMore: pageInfo.hasNextPage,
    }),
  });

function Assignee({ work }: { work: NonNullable<TicketWork> }) {
  const viewer = useViewer();
  const label = useId();
  const [assign] = useOptimisticMutation(AssignTicketDocument, { failed: "Couldn't assign the ticket" });
  const assignTo = (assigneeId: string | null) => assign({ variables: { id: work.id, input: { assigneeId } } });
  return (
    <Action>
      <label htmlFor={label}>Assignee</label>
      <SearchSelect
        id={label}
        value={work.assignee ? toChoice(work.assignee) : null}
        none="Unassigned"
        searchLabel="Search the team"
        query={createAssigneeQuery(work.id)}
        onChange={(choice) => void assignTo(choice?.id ?? null)}
      />
      {work.assignee?.id !== viewer.id && <Button onClick={() => void assignTo(viewer.id)}>Assign to me</Button>}
    </Action>
  );
}

function Snooze({ work }: { work: NonNullable<TicketWork> }) {
  const label = useId();
  const [time, setTime] = useState<SnoozeTime>('tomorrow');
  const [snooze, { busy }] = useOptimisticMutation(SnoozeTicketDocument, { failed: "Couldn't snooze the ticket" });
  const snoozeUntil = (until: string | null) => snooze({ variables: { id: work.id, input: { until } } });
  const { snoozedUntil } = work;
  const now = useNow();
  if (snoozedUntil && Date.parse(snoozedUntil) > now)
    return (
      <Action>
        <span>Snoozed until {formatRelativeDateTime(snoozedUntil)}</span>
        <Button disabled={busy} onClick={() => void snoozeUntil(null)}>
          Bring back
        </Button>
      </Action>
    );
  return (
    <Action>
      <label htmlFor={label}>Snooze for</label>
      <SearchBox>
        <select id={label} value={time} onChange={({ target }) => setTime(target.value as SnoozeTime)}>
          {Object.entries(snoozeTimes).map(([name, { label: text }]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </SearchBox>
      <Button disabled={busy} onClick={() => void snoozeUntil(snoozeTimes[time].getEnd(new Date()).toISOString())}>
        Snooze
      </Button>
    </Action>
  );
}

const Actions = styled.div`
  display: flex;
  padding-bottom: ${tokens.space.s};
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.l};
`;

const Action = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
`;
