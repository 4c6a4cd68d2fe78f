import { useRef } from 'react';
import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { useRestoreFocus } from 'kit/focus';
import { useNavigate } from 'kit/router';
import { Panel, Panels } from 'kit/panel';
import { useSearchState, useSearchUrl } from 'kit/search-state';
import { EmptyState, ErrorState, lazyWithRetry, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { OwnTasksDocument } from '#gql/graphql.ts';
import { formatMinutes } from './timebox.ts';
import { OwnTaskBoard } from './own-task-board.tsx';
import { getFindingTitleId, ReportedFindings, reportedFindings } from './reported-findings.tsx';
import { TaskFilters } from './task-filters.tsx';
import { getTaskTitleId, type OwnTask } from './task-groups.ts';
import { TaskList } from './task-list.tsx';
import { useOwnTasks } from './use-own-tasks.ts';
import { useTaskChanges } from './use-task-changes.ts';

const TaskDialog = lazyWithRetry(async () => (await import('./task-dialog.tsx')).TaskDialog, { waiting: null });

/** What the viewer is to do: a list by due date, or a board. The view, the project and the open task are in the URL. */
export function TasksTab() {
  const [project] = useSearchState('project');
  const [view] = useSearchState('view');
  const [openId] = useSearchState('task');
  const getUrl = useSearchUrl();
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  const own = useOwnTasks(project);
  const changes = useTaskChanges();
  const { tasks, error } = own;
  useRestoreFocus(
    openId,
    (closedId) =>
      document.getElementById(getTaskTitleId(closedId)) ??
      document.getElementById(getFindingTitleId(closedId)) ??
      page.current,
  );
  const open = (task: OwnTask) => void navigate(getUrl({ task: task.id }));

  return (
    <Panels>
      <Place ref={page} tabIndex={-1}>
        <Panel title="My tasks" busy={!tasks && !error} actions={<TaskFilters tasks={tasks ?? []} />}>
          {tasks ? renderTasks(tasks) : error ? renderError() : <TasksSkeleton />}
        </Panel>
      </Place>
      {(tasks ?? !error) && <ReportedFindings onOpen={open} />}
      {openId && (
        <TaskDialog key={openId} id={openId} changes={changes} onClose={() => void navigate(getUrl({ task: null }))} />
      )}
    </Panels>
  );

  function renderTasks(all: readonly OwnTask[]) {
    if (all.length === 0)
      return project ? (
        <EmptyState title="No tasks of yours in this project" hint="Choose All projects to see the others." />
      ) : (
        <EmptyState title="No tasks assigned to you" hint="Tasks appear here once a project manager assigns them." />
      );
    return (
      <>
        <Summary tasks={all} hasMore={own.toDo.hasMore} />
        {view === 'board' ? (
          <OwnTaskBoard tasks={all} own={own} changes={changes} onOpen={open} />
        ) : (
          <TaskList tasks={all} own={own} changes={changes} onOpen={open} />
        )}
      </>
    );
  }

  function renderError() {
    return <ErrorState title="Couldn't load your tasks" hint="Try again." onRetry={own.refresh} />;
  }
}

TasksTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  const projectId = searchParams.get('project');
  for (const isDone of [false, true]) prefetchFirstPage(client, OwnTasksDocument, { filter: { isDone, projectId } });
  prefetchFirstPage(client, OwnTasksDocument, reportedFindings);
};

/** How many tasks are to do, and how long they are planned to take. */
function Summary({ tasks, hasMore }: { tasks: readonly OwnTask[]; hasMore: boolean }) {
  const toDo = tasks.filter(({ status }) => status !== 'done');
  const planned = toDo.reduce((sum, { timeboxMinutes }) => sum + (timeboxMinutes ?? 0), 0);
  return (
    <Line>
      {`${toDo.length}${hasMore ? '+' : ''} to do`}
      {planned > 0 && `, ${formatMinutes(planned)} planned`}
    </Line>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;

const Line = styled.p`
  margin-bottom: ${tokens.space.s};
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;

const TasksSkeleton = () => (
  <Rows aria-hidden>
    <Skeleton $width="120px" $height="20px" />
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} $width="100%" $height="48px" />
    ))}
  </Rows>
);

const Rows = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;
