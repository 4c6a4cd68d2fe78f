import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog, Panel, useSearchText, type SearchText } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { maxSearchLength } from 'rules/knowledge';
import { FilterRow, FilterLabel, FilterSearchSelect, FilterSelect } from '../filters/filter-select.tsx';
import { ProjectFilter } from '../filters/project-filter.tsx';
import { useSingleProject, useProjectChoice } from '../filters/project-choice-query.ts';
import { parseFilter, isFiltered, overdueValue, unassignedValue } from './board-filter.ts';
import type { BoardTask } from './board-columns.ts';
import { TaskBoard } from './task-board.tsx';
import { useBoardTasks } from './use-board-tasks.ts';
import { useLinkedTask } from './use-linked-task.ts';
import { useTaskMutations } from './use-task-mutations.ts';
import { useAssigneeChoice, teamChoiceQuery } from './assignee-choices.ts';

const TaskDialog = lazyDialog(async () => (await import('./task-dialog.tsx')).TaskDialog);

/** What the dialog edits: a task, or a new one. */
type OpenTask = BoardTask | 'new' | undefined;

/** The board, its filters and the task dialog. */
export function TasksPanel() {
  const [filter, setFilter] = useSearchStates(parseFilter);
  const searchText = useSearchText('q');
  const [open, setOpen] = useState<OpenTask>();
  useLinkedTask(setOpen);
  const { columns, tasks, totals, error, retry } = useBoardTasks(filter);
  const changes = useTaskMutations(tasks ?? []);
  const { hasNone, singleProject } = useSingleProject();
  const project = useProjectChoice(filter.project);

  return (
    <Panel title="Tasks" busy={!tasks && !error} actions={renderNewTaskButton()}>
      <FilterRow>
        <ProjectFilter />
        <AssigneeFilter value={filter.assignee} onChange={(assignee) => setFilter({ assignee })} />
        <FilterSelect label="Due" value={filter.overdue ? overdueValue : ''} onChange={(due) => setFilter({ due })}>
          <option value="">Any time</option>
          <option value={overdueValue}>Overdue</option>
        </FilterSelect>
        <SearchBox searchText={searchText} />
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
    return <ErrorState title="Couldn't load tasks" hint="Try again." onRetry={retry} />;
  }
}

const Hint = styled.p`
  && {
    margin: ${tokens.space.s} 0;
  }
  color: ${tokens.color.faint};
`;

/** Searches tasks by title and description. */
function SearchBox({ searchText }: { searchText: Pick<SearchText, 'text' | 'setText' | 'inputRef'> }) {
  const { text, setText, inputRef } = searchText;
  return (
    <FilterLabel>
      <span>Search</span>
      <input
        ref={inputRef}
        type="search"
        value={text}
        maxLength={maxSearchLength}
        placeholder="Title or description"
        onChange={({ target }) => setText(target.value)}
      />
    </FilterLabel>
  );
}

interface AssigneeFilterProps {
  value: string;
  onChange: (value: string) => void;
}

const unassignedChoice = { id: unassignedValue, label: 'Unassigned' };

/** Filters by assignee. */
function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const person = useAssigneeChoice(value === unassignedValue ? '' : value);
  return (
    <FilterSearchSelect
      label="Assignee"
      value={value === '' ? null : value === unassignedValue ? unassignedChoice : person}
      none="All assignees"
      fixed={[unassignedChoice]}
      searchLabel="Search contractors"
      query={teamChoiceQuery}
      onChange={(_, id) => onChange(id)}
    />
  );
}

/** Four columns with a card or two, as tall as the hint and the board. */
const BoardSkeleton = () => (
  <Columns aria-hidden>
    {[2, 1, 1, 2].map((cards, column) => (
      <Column key={['todo', 'in_progress', 'review', 'done'][column]}>
        <Skeleton $width="60%" $height="24px" />
        <Skeleton $width="100%" $height="16px" />
        {Array.from({ length: cards }, (_, place) => (
          <Skeleton key={place} $width="100%" $height="88px" />
        ))}
      </Column>
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  overflow: hidden;
  margin-top: 44px;
  grid-auto-columns: minmax(248px, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.m};
`;

const Column = styled.div`
  display: grid;
  min-height: 280px;
  padding: ${tokens.space.s};
  border-radius: ${tokens.radius.medium};
  align-content: start;
  gap: ${tokens.space.xs};
  background: ${tokens.color.sunken};
`;
