import { useState } from 'react';
import { Button } from 'kit/controls';
import { LoadMore } from 'kit/panel';
import { Due, TaskTitle } from 'kit/task';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatMinutes } from './timebox.ts';
import { StatusSelect } from './status-select.tsx';
import { getTaskTitleId, groupByDue, type OwnTask, type TaskGroup } from './task-groups.ts';
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
            <Row key={task.id}>
              <TaskTitle
                id={getTaskTitleId(task.id)}
                title={task.title}
                project={task.project.title}
                onOpen={() => onOpen(task)}
              />
              <Facts>
                {task.timeboxMinutes && <span>{formatMinutes(task.timeboxMinutes)}</span>}
                {task.dueOn && <Due on={task.dueOn} isDone={task.status === 'done'} />}
              </Facts>
              <StatusSelect task={task} changes={changes} />
            </Row>
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

const Row = styled.li`
  display: grid;
  min-height: 56px;
  padding: ${tokens.space.xs} 0;
  grid-template-columns: minmax(0, 1fr) auto 132px;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.line};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) 132px;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.m};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;
