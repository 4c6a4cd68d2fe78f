import { MeasuringRule } from 'kit/measuring-rule';
import { Panel, SampleTag } from 'kit/panel';
import { Link } from 'kit/router';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Summary } from './summary.ts';

/** Each status with its color in the hub, and the projects that it counts. */
const statusRows = [
  ['inProgress', 'In Progress', 'warning', 'in_progress'],
  ['inTesting', 'In Testing', 'sky', 'testing'],
  ['inProduction', 'In Production', 'green', 'completed'],
] as const;

/** The contractor's projects by status, each measured against the total. */
export function DevelopmentStatus({ status }: { status: Summary['developmentStatus'] | undefined }) {
  const counts = statusRows.map(([key, label, color, projects]) => ({
    key,
    label,
    color,
    projects,
    count: status && Number(status[key].value),
  }));
  const all = counts.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <Panel
      title="Development Status"
      busy={!status}
      actions={statusRows.some(([key]) => status?.[key].isSample) && <SampleTag />}
    >
      <List>
        {counts.map(({ key, label, color, projects, count }) => (
          <Row key={key}>
            <Count>{count ?? <Skeleton $width="16px" $height="24px" />}</Count>
            <Status $color={color}>
              <Link to={`?tab=projects&status=${projects}`}>{label}</Link>
            </Status>
            <MeasuringRule label={label} value={count ?? 0} max={all || 1} text={`${count ?? 0} of ${all}`} />
          </Row>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const Row = styled.li`
  display: grid;
  min-height: 60px;
  padding: ${tokens.space.s} ${tokens.space.l};
  align-items: center;
  grid-template-columns: 32px 120px minmax(0, 1fr);
  gap: ${tokens.space.s};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s} ${tokens.space.m};
  }
`;

const Count = styled.span`
  font: 600 24px/32px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`;

const Status = styled.span<{ $color: (typeof statusRows)[number][2] }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  &::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $color }) => tokens.color[$color]};
    content: '';
  }
  && a {
    color: inherit;
    text-decoration: underline ${tokens.color.edge};
    text-underline-offset: 3px;
  }
`;
