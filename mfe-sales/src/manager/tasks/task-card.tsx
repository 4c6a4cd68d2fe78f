import { SearchSelect } from 'kit/search-select';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Due, TaskTitle } from 'kit/task';
import { ProjectLink } from '../project-link.tsx';
import type { BoardTask } from './board-columns.ts';
import type { CardHandlers } from './use-card-handlers.ts';
import { type Assignee, getFullName, assigneeChoiceQuery } from './assignee-choices.ts';

interface TaskCardProps extends CardHandlers {
  task: BoardTask;
  showProject: boolean;
}

/** A task. Its title opens it; its assignee can be changed on the card. */
export function TaskCard({ task, showProject, onAssign, onOpen }: TaskCardProps) {
  const { title, status, dueOn, project, assignee } = task;
  return (
    <>
      <TaskTitle title={title} project={showProject && <ProjectLink project={project} />} onOpen={() => onOpen(task)} />
      <Facts>
        <AssigneeSelect
          aria-label={`Assignee of ${title}`}
          value={assignee ? { id: assignee.id, label: getFullName(assignee) } : null}
          none="Unassigned"
          searchLabel="Search contractors"
          query={assigneeChoiceQuery}
          onChange={(to) => onAssign(task, to)}
        />
        {dueOn && <Due on={dueOn} isDone={status === 'done'} />}
      </Facts>
    </>
  );
}

const Facts = styled.div`
  display: flex;
  margin-top: 6px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px ${tokens.space.xs};
  font-size: ${tokens.size.tiny};
  line-height: 24px;
`;

const AssigneeSelect = styled(SearchSelect<Assignee>)`
  max-width: 100%;
  height: 28px;
  margin-left: -6px;
  padding: 0 2px 0 5px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  &:hover {
    border-color: ${tokens.color.edge};
    color: ${tokens.color.ink};
  }
`;
