import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog, Panel, useUrlText } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import styled from 'styled-components';
import { Choices } from '../filters/choice.tsx';
import { ProjectChoice } from '../filters/project-choice.tsx';
import { useOnlyProject, useProjectName } from '../filters/project-choices.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import { filterAt, isFiltered } from './board-filter.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { BoardTask } from './columns.ts';
import { SearchBox } from './search-box.tsx';
import { TaskBoard } from './task-board.tsx';
import { useBoardTasks } from './use-board-tasks.ts';
import { useTaskChanges } from './use-task-changes.ts';

const TaskDialog = lazyDialog(async () => (await import('./task-dialog.tsx')).TaskDialog);

/** What the dialog edits: a task, or a new one. */
type Open = BoardTask | 'new' | undefined;

/** The board, its filters and the task dialog. */
export function TasksPanel() {
  const text = useUrlText('q');
  const filter = filterAt(text.params);
  const [open, setOpen] = useState<Open>();
  const { columns, tasks, totals, error, retry } = useBoardTasks(filter);
  const changes = useTaskChanges(tasks ?? []);
  const { hasNone, only } = useOnlyProject();
  const project = useProjectName(filter.project);

  return (
    <Panel title="Tasks" busy={!tasks && !error} actions={newTask()}>
      <Choices>
        <ProjectChoice />
        <AssigneeChoice value={filter.assignee} onChange={(assignee) => text.put({ assignee })} />
        <SearchBox text={text} />
      </Choices>
      {error ? failed() : tasks ? board(tasks) : <BoardSkeleton />}
      <TaskDialog
        isOpen={open !== undefined}
        task={open === 'new' ? undefined : open}
        initialProject={project ?? only ?? null}
        onDelete={changes.remove}
        onClose={() => setOpen(undefined)}
      />
    </Panel>
  );

  function newTask() {
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
  html body && {
    margin: ${({ theme }) => `${theme.space.s} 0`};
  }
  color: ${({ theme }) => theme.color.faint};
`;
