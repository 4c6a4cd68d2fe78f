import { Avatar, Icon } from 'kit/controls';
import { humanize } from 'kit/format';
import { MeasuringRule } from 'kit/measuring-rule';
import { Link } from 'kit/router';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { dayInWords } from '../day-in-words.ts';
import { Due } from '../due.tsx';
import { type Member, getRole } from './by-load.ts';

interface MemberRowProps {
  row: RowProps;
  member: Member;
  most: number;
}

/** One contractor. The name links to their tasks. */
export function MemberRow({ row, member, most }: MemberRowProps) {
  const { id, firstName, lastName, activeProjects, openTasks, overdueTasks, nextDueOn } = member;
  const name = `${firstName} ${lastName}`;
  const tasks = count(openTasks, 'open task');
  return (
    <Row {...row}>
      <Who>
        <Avatar person={member} />
        <div>
          <h3>
            <Link to={`?tab=tasks&assignee=${id}`}>{name}</Link>
          </h3>
          <p>{humanize(getRole(member))}</p>
        </div>
      </Who>
      <Load>
        <MeasuringRule label={`Load of ${name}`} value={openTasks} max={most} text={tasks} />
        <span>{tasks}</span>
      </Load>
      <p>{count(activeProjects, 'active project')}</p>
      <div>
        {overdueTasks > 0 && (
          <Late>
            <Icon name="warning" />
            {count(overdueTasks, 'overdue task')}
          </Late>
        )}
        {nextDueOn ? next(nextDueOn, overdueTasks) : <Soft>Nothing due</Soft>}
      </div>
    </Row>
  );
}

const next = (day: string, overdueTasks: number) =>
  overdueTasks > 0 ? (
    <Soft>
      The first was due <time dateTime={day}>{dayInWords(day)}</time>
    </Soft>
  ) : (
    <Due on={day} />
  );

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  align-items: center;
  grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  font-variant-numeric: tabular-nums;
  &:not(:last-child) {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Who = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  h3 {
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
  }
`;

const Load = styled.div`
  display: grid;
  gap: 2px;
`;

const Late = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${({ theme }) => theme.color.danger};
  font-weight: 600;
`;

const Soft = styled.p`
  color: ${({ theme }) => theme.color.soft};
`;
