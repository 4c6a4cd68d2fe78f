import styled from 'styled-components';
import { Due } from '../due.tsx';
import type { BoardTask } from './columns-of.ts';
import { type Assignee, choicesFor } from './use-assignees.ts';

interface TaskCardProps {
  task: BoardTask;
  showProject: boolean;
  team: readonly Assignee[];
  onAssign: (to: Assignee | undefined) => void;
  onOpen: () => void;
}

/** Its title opens it; who does it is chosen right here. */
export function TaskCard({ task, showProject, team, onAssign, onOpen }: TaskCardProps) {
  const { title, status, dueOn, project, assignee } = task;
  const isKnown = team.some(({ id }) => id === assignee?.id);
  return (
    <>
      <Title type="button" onClick={onOpen}>
        {title}
      </Title>
      {showProject && <Project>{project.title}</Project>}
      <Facts>
        <Who
          aria-label={`Assignee of ${title}`}
          value={assignee?.id ?? ''}
          onChange={({ target }) => onAssign(team.find(({ id }) => id === target.value))}
        >
          <option value="">Nobody yet</option>
          {assignee && !isKnown && <option value={assignee.id}>{nameOf(assignee)}</option>}
          {choicesFor(team, assignee).map((person) => (
            <option key={person.id} value={person.id}>
              {nameOf(person)}
            </option>
          ))}
        </Who>
        {dueOn && <Due on={dueOn} isDone={status === 'done'} />}
      </Facts>
    </>
  );
}

const nameOf = ({ firstName, lastName }: Pick<Assignee, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

const Title = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;
  text-align: left;
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`;

const Project = styled.p`
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 16px;
`;

const Facts = styled.div`
  display: flex;
  margin-top: 6px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 24px;
`;

const Who = styled.select`
  min-width: 0;
  max-width: 100%;
  height: 28px;
  margin-left: -6px;
  padding: 0 2px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.tiny};
  cursor: pointer;
  &:hover {
    border-color: ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.ink};
  }
  option {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
`;
