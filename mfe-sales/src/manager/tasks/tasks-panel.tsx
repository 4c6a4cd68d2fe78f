import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog, Panel, useSearchText } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { FilterRow } from '../filters/filter-select.tsx';
import { ProjectFilter } from '../filters/project-filter.tsx';
import { useSingleProject, useProjectChoice } from '../filters/project-choice-query.ts';
import { AssigneeFilter } from './assignee-filter.tsx';
import { parseFilter, isFiltered } from './board-filter.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { BoardTask } from './board-columns.ts';
import { SearchBox } from './search-box.tsx';
import { TaskBoard } from './task-board.tsx';
import { useBoardTasks } from './use-board-tasks.ts';
import { useTaskMutations } from './use-task-mutations.ts';

const TaskDialog = lazyDialog(async () => (await import('./task-dialog.tsx')).TaskDialog);

/** What the dialog edits: a task, or a new one. */
type OpenTask = BoardTask | 'new' | undefined;

/** The board, its filters and the task dialog. */
export function TasksPanel() {
  const [filter, setFilter] = useSearchStates(parseFilter);
  const text = useSearchText('q');
  const [open, setOpen] = useState<OpenTask>();
  const { columns, tasks, totals, error, retry } = useBoardTasks(filter);
  const changes = useTaskMutations(tasks ?? []);
  const { hasNone, singleProject } = useSingleProject();
  const project = useProjectChoice(filter.project);

  return (
    <Panel title="Tasks" busy={!tasks && !error} actions={renderNewTaskButton()}>
      <FilterRow>
        <ProjectFilter />
        <AssigneeFilter value={filter.assignee} onChange={(assignee) => setFilter({ assignee })} />
        <SearchBox text={text} />
      </FilterRow>
      {error ? failed() : tasks ? board(tasks) : <BoardSkeleton />}
      <TaskDialog
        isOpen={open !== undefined}
        task={open === 'new' ? undefined : open}
        initialProject={project ?? singleProject ?? null}
        onDelete={changes.remove}
        onClose={() => setOpen(undefined)}
      />
    </Panel>
  );

  function renderNewTaskButton() {
    return (
      <Button $primary disabled={hasNone} onClick={() => setOpen('new')}>
        New task
      </Button>
    );
  }

  function board(all: readonly BoardTask[]) {
    if (hasNone && all.length === 0) {
      return (
        <EmptyState title="Task management coming soon" hint="The board appears here once you manage a project." />
      );
    }
    return (
      <>
        <Hint>
          {filter.project
            ? 'Drag to set the order of work.'
            : 'Sorted by due date. Choose a project to set the order of work.'}
        </Hint>
        <TaskBoard
          tasks={all}
          columns={columns}
          totals={totals}
          isOneProject={filter.project !== ''}
          isFiltered={isFiltered(filter)}
          changes={changes}
          onOpen={setOpen}
        />
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load tasks" hint="They're safe. Try again." onRetry={retry} />;
  }
}

const Hint = styled.p`
  && {
    margin: ${tokens.space.s} 0;
  }
  color: ${tokens.color.faint};
`;
