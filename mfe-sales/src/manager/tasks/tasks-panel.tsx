import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import styled from 'styled-components';
import { Choices } from '../filters/choice.tsx';
import { ProjectChoice } from '../filters/project-choice.tsx';
import { useAddressChoice } from '../filters/use-address-choice.ts';
import { useProjectNames } from '../filters/use-project-names.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { BoardTask } from './columns-of.ts';
import { SearchBox } from './search-box.tsx';
import { TaskBoard } from './task-board.tsx';
import { useAssignees } from './use-assignees.ts';
import { useBoardTasks } from './use-board-tasks.ts';
import { useTaskChanges } from './use-task-changes.ts';

const TaskDialog = dialogOnDemand(async () => (await import('./task-dialog.tsx')).TaskDialog);

/** What one works on in the dialog: a task, or a new one. */
type Open = BoardTask | 'new' | undefined;

/** The board, what it shows of the tasks, and the dialog for one of them. */
export function TasksPanel() {
  const [project] = useAddressChoice('project');
  const [assignee, chooseAssignee] = useAddressChoice('assignee');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>();
  const { tasks, totals, total, error, retry } = useBoardTasks(project || null);
  const changes = useTaskChanges(tasks ?? []);
  const team = useAssignees();
  const projects = useProjectNames();

  return (
    <Panel title="Tasks" busy={!tasks && !error} actions={newTask()}>
      <Choices>
        <ProjectChoice />
        <AssigneeChoice value={assignee} team={team} onChange={chooseAssignee} />
        <SearchBox value={search} onChange={setSearch} />
      </Choices>
      {tasks ? board(tasks) : error ? failed() : <BoardSkeleton />}
      <TaskDialog
        isOpen={open !== undefined}
        task={open === 'new' ? undefined : open}
        project={project}
        projects={projects ?? []}
        team={team}
        onDelete={changes.remove}
        onClose={() => setOpen(undefined)}
      />
    </Panel>
  );

  function newTask() {
    return (
      <Button $primary disabled={projects?.length === 0} onClick={() => setOpen('new')}>
        New task
      </Button>
    );
  }

  function board(all: readonly BoardTask[]) {
    if (projects?.length === 0 && all.length === 0) {
      return (
        <Empty
          title="Task management coming soon"
          hint="The board appears here with the first project that you are the project manager of."
        />
      );
    }
    return (
      <>
        <Hint>{hint(all)}</Hint>
        <TaskBoard
          tasks={all}
          totals={totals}
          isOneProject={project !== ''}
          sieve={{ assignee, search }}
          team={team}
          changes={changes}
          onOpen={setOpen}
        />
      </>
    );
  }

  function hint(all: readonly BoardTask[]) {
    if (total > all.length) return `The first ${all.length} of ${total} tasks. Choose a project to see fewer at once.`;
    return project
      ? 'Tasks stand in the order in which they are to be done.'
      : 'Choose a project to put its tasks in order.';
  }

  function failed() {
    return (
      <Failed title="The tasks could not be loaded" hint="They are safe. Try again in a moment." onRetry={retry} />
    );
  }
}

const Hint = styled.p`
  html body && {
    margin: ${({ theme }) => `${theme.space.s} 0`};
  }
  color: ${({ theme }) => theme.color.faint};
`;
