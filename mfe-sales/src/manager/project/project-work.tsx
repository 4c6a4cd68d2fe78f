import { useQuery, useSubscription } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { useViewer } from 'kit/session';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { Due } from 'kit/task';
import { tokens } from 'kit/theme';
import { TicketTags } from 'kit/ticket';
import styled from 'styled-components';
import { ProjectTicketChangedDocument, ProjectWorkDocument, type ProjectWorkQuery } from '#gql/graphql.ts';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { getBoardPath, getTaskPath } from '../manager-paths.ts';
import { getFullName } from '../tasks/assignee-choices.ts';
import { LineFacts, WorkList } from './project-layout.ts';

/** The tasks of a project that are due, and its unresolved tickets. */
export function ProjectWork({ id }: { id: string }) {
  const { data, error, refresh } = useQuery(ProjectWorkDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnWorkChange(refresh);
  useSubscription(ProjectTicketChangedDocument, { ignoreResults: true, onData: () => void refresh() });
  const failed = error && !data;
  const busy = !data && !error;
  return (
    <>
      <div id="tasks">
        <Panel title="Tasks" busy={busy} actions={<ButtonLink to={getBoardPath(id)}>Open the board</ButtonLink>}>
          {data && <Tasks projectId={id} work={data} />}
          {busy && <WorkSkeleton />}
          {failed && <ErrorState title="Couldn't load the tasks" hint="Try again." onRetry={refresh} />}
        </Panel>
      </div>
      <div id="tickets">
        <Panel title="Unresolved tickets" busy={busy}>
          {data && <Tickets work={data} />}
          {busy && <WorkSkeleton />}
          {failed && <ErrorState title="Couldn't load the tickets" hint="Try again." onRetry={refresh} />}
        </Panel>
      </div>
    </>
  );
}

interface WorkProps {
  work: ProjectWorkQuery;
}

function Tasks({ projectId, work: { taskCounts, project } }: WorkProps & { projectId: string }) {
  const due = project?.dueTasks.edges.map(({ node }) => node) ?? [];
  const { todo, inProgress, review, done } = taskCounts;
  if (todo + inProgress + review + done === 0)
    return <EmptyState title="No tasks yet" hint="Open the board to create the first one." />;
  return (
    <>
      <Counts>{`${todo} to do · ${inProgress} in progress · ${review} in review · ${done} done`}</Counts>
      {due.length > 0 && (
        <WorkList aria-label="Due tasks, soonest first">
          {due.map(({ id, title, dueOn, assignee }) => (
            <li key={id}>
              <Link to={getTaskPath(projectId, id)}>{title}</Link>
              <LineFacts>
                {assignee ? getFullName(assignee) : 'Unassigned'}
                {dueOn && <Due on={dueOn} />}
              </LineFacts>
            </li>
          ))}
        </WorkList>
      )}
    </>
  );
}

const Counts = styled.p`
  margin-bottom: ${tokens.space.s};
`;

function Tickets({ work }: WorkProps) {
  const { role } = useViewer();
  const tickets = work.supportTickets.edges.map(({ node }) => node);
  if (tickets.length === 0)
    return <EmptyState title="No unresolved tickets" hint="Questions of the client about this project appear here." />;
  const getTicketPath = (id: string) =>
    role === 'admin' ? `/admin/tickets/${id}` : `/contractor?tab=tickets&ticket=${id}`;
  return (
    <WorkList aria-label="Unresolved tickets">
      {tickets.map(({ id, title, status, priority, createdAt }) => (
        <li key={id}>
          <Link to={getTicketPath(id)}>{title}</Link>
          <LineFacts>
            <TicketTags status={status} priority={priority} />
            <RelativeTime at={createdAt} />
          </LineFacts>
        </li>
      ))}
    </WorkList>
  );
}

const WorkSkeleton = () => [1, 2, 3].map((line) => <Skeleton key={line} $width="100%" $height="44px" />);
