import { Icon } from 'kit/controls';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { EmptyState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ManagerOverviewQuery } from '#gql/graphql.ts';

/** Shows the risk rules, so that a project manager can see how to resolve each reason. */
export function RiskPanel({ overview }: { overview: ManagerOverviewQuery['managerOverview'] | undefined }) {
  return (
    <Panel title="Projects at risk" busy={!overview} actions={overview && renderTruncationNote(overview)}>
      {!overview && (
        <Rows aria-hidden>
          {[1, 2].map((place) => (
            <Row key={place}>
              <Skeleton $width="220px" $height="20px" />
              <Skeleton $width="340px" $height="20px" />
            </Row>
          ))}
        </Rows>
      )}
      {overview?.atRisk.length === 0 && (
        <EmptyState
          title="No projects at risk"
          hint="Projects appear here when a task is overdue, no task was done in two weeks, testing had no activity for a week, or the project is over four weeks old."
        />
      )}
      {overview && overview.atRisk.length > 0 && (
        <Rows>
          {overview.atRisk.map(({ project, ...risks }) => (
            <Row key={project.id}>
              <Link to={`?tab=tasks&project=${project.id}`}>{project.title}</Link>
              <Reasons aria-label={`Why ${project.title} is at risk`}>
                {describeRisks(risks).map((reason) => (
                  <li key={reason}>
                    <Icon name="warning" />
                    {reason}
                  </li>
                ))}
              </Reasons>
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

const renderTruncationNote = ({ atRisk, atRiskTotal }: ManagerOverviewQuery['managerOverview']) =>
  atRiskTotal > atRisk.length && <span>{`First ${atRisk.length} of ${atRiskTotal}`}</span>;

const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const Row = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 4px ${tokens.space.m};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  > a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${tokens.space.m};
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${tokens.color.warning};
  }
  svg {
    flex: none;
  }
`;

type ProjectAtRisk = ManagerOverviewQuery['managerOverview']['atRisk'][number];

/** The reasons a project is at risk, as text. */
function describeRisks({
  overdueTasks,
  isAged,
  isQuietInTesting,
  isStalled,
}: Omit<ProjectAtRisk, 'project'>): string[] {
  return [
    overdueTasks === 1 && '1 task is overdue',
    overdueTasks > 1 && `${overdueTasks} tasks are overdue`,
    isStalled && 'No task done for two weeks',
    isQuietInTesting && 'In testing, without activity for a week',
    isAged && 'Over four weeks old',
  ].filter((reason) => reason !== false);
}
