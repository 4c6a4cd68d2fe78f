import { Link, useNavigate } from 'kit/router';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { OwnTask } from '../tasks/task-groups.ts';
import { TaskRow } from '../tasks/task-row.tsx';
import { useTaskChanges } from '../tasks/use-task-changes.ts';

/** The viewer's tasks that are due today; hidden when there are none. Overdue ones are action items. */
export function TasksDueToday({ tasks }: { tasks: readonly OwnTask[] }) {
  const navigate = useNavigate();
  const changes = useTaskChanges();
  if (tasks.length === 0) return null;
  return (
    <Panel title="Due today" actions={<Link to="?tab=tasks">My tasks</Link>}>
      <List>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            changes={changes}
            onOpen={({ id }) => void navigate(`?tab=tasks&task=${id}`)}
          />
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  border-top: 1px solid ${tokens.color.line};
`;
