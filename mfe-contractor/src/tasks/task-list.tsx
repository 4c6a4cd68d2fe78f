import { useState } from 'react';
import { Button } from 'kit/controls';
import { LoadMore } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { groupByDue, type OwnTask, type TaskGroup } from './task-groups.ts';
import { TaskRow } from './task-row.tsx';
import type { useOwnTasks } from './use-own-tasks.ts';
import type { TaskChanges } from './use-task-changes.ts';

interface TaskListProps {
  tasks: readonly OwnTask[];
  own: Pick<ReturnType<typeof useOwnTasks>, 'toDo' | 'done'>;
  changes: TaskChanges;
  onOpen: (task: OwnTask) => void;
}

/** How many done tasks are shown at first. */
const initialDoneCount = 5;

/** Tasks by how soon they are due; done ones last. */
export function TaskList({ tasks, own, changes, onOpen }: TaskListProps) {
  const [isShowingAllDone, setShowingAllDone] = useState(false);
  const done = tasks.filter(({ status }) => status === 'done');
  return (
    <Groups>
      {groupByDue(tasks.filter(({ status }) => status !== 'done')).map(renderGroup)}
      <LoadMore pages={own.toDo} what="tasks" />
      {done.length > 0 &&
        renderGroup({ label: 'Done', tasks: isShowingAllDone ? done : done.slice(0, initialDoneCount) })}
      {isShowingAllDone ? (
        <LoadMore pages={own.done} what="done tasks" isManual />
      ) : (
        done.length > initialDoneCount && <Button onClick={() => setShowingAllDone(true)}>Show more done tasks</Button>
      )}
    </Groups>
  );

  function renderGroup({ label, tasks: members }: TaskGroup) {
    return (
      <section key={label} aria-label={label}>
        <h3>
          {label} {label !== 'Done' && <span>{members.length}</span>}
        </h3>
        <ul>
          {members.map((task) => (
            <TaskRow key={task.id} task={task} changes={changes} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    );
  }
}

const Groups = styled.div`
  display: grid;
  gap: ${tokens.space.l};
  h3 {
    margin-bottom: ${tokens.space.xs};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  h3 span {
    color: ${tokens.color.faint};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  ul {
    border-top: 1px solid ${tokens.color.line};
  }
`;
