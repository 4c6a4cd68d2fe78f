import { Avatar, Button, Icon } from 'kit/controls';
import { humanize, formatDay } from 'kit/format';
import { MeasuringRule } from 'kit/measuring-rule';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { Due } from 'kit/task';
import { type Member, getRole } from './sort-by-load.ts';

interface MemberRowProps {
  row: RowProps;
  member: Member;
  maxTasks: number;
  onAssign: () => void;
}

/** One contractor. The name links to their tasks. */
export function MemberRow({ row, member, maxTasks, onAssign }: MemberRowProps) {
  const { id, firstName, lastName, activeProjects, openTasks, overdueTasks, nextDueOn } = member;
  const name = `${firstName} ${lastName}`;
  const tasks = formatCount(openTasks, 'open task');
  return (
    <Row {...row}>
      <Identity>
        <Avatar person={{ firstName, lastName, profileImageUrl: member.user.profileImageUrl }} />
        <div>
          <h3>
            <Link to={`?tab=tasks&assignee=${id}`}>{name}</Link>
          </h3>
          <p>{humanize(getRole(member))}</p>
        </div>
      </Identity>
      <Load>
        <MeasuringRule label={`Load of ${name}`} value={openTasks} max={maxTasks} text={tasks} />
        <span>{tasks}</span>
      </Load>
      <Projects>
        {formatCount(activeProjects, 'active project')}
        <Button aria-label={`Assign projects to ${name}`} onClick={onAssign}>
          Assign
        </Button>
      </Projects>
      <div>
        {overdueTasks > 0 && (
          <OverdueNote>
            <Icon name="warning" />
            {formatCount(overdueTasks, 'overdue task')}
          </OverdueNote>
        )}
        {nextDueOn ? renderNextDue(nextDueOn, overdueTasks) : <MutedText>Nothing due</MutedText>}
      </div>
    </Row>
  );
}

const renderNextDue = (day: string, overdueTasks: number) =>
  overdueTasks > 0 ? (
    <MutedText>
      The first was due <time dateTime={day}>{formatDay(new Date(`${day}T00:00`))}</time>
    </MutedText>
  ) : (
    <Due on={day} />
  );

const formatCount = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

export const Row = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr);
  gap: ${tokens.space.xs} ${tokens.space.l};
  font-variant-numeric: tabular-nums;
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Identity = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${tokens.space.s};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.soft};
  }
`;

const Projects = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
`;

const Load = styled.div`
  display: grid;
  gap: 2px;
`;

const OverdueNote = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${tokens.color.danger};
  font-weight: 600;
`;

const MutedText = styled.p`
  color: ${tokens.color.soft};
`;
