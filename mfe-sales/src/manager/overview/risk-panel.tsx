import { Icon } from 'kit/controls';
import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { EmptyState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ManagerOverviewQuery } from '#gql/graphql.ts';
import { getBoardPath, getOverduePath, getProjectPath } from '../manager-paths.ts';

/** Shows the risk rules, and links each reason to what it is made of, so that a project manager can resolve it. */
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
          {overview.atRisk.map((risk) => (
            <Row key={risk.project.id}>
              <Link to={getProjectPath(risk.project.id)}>{risk.project.title}</Link>
              <Reasons aria-label={`Why ${risk.project.title} is at risk`}>
                {listReasons(risk).map(({ text, to }) => (
                  <li key={text}>
                    <Icon name="warning" />
                    <Link to={to}>{text}</Link>
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
  && a {
    color: inherit;
  }
  svg {
    flex: none;
  }
`;

type ProjectAtRisk = ManagerOverviewQuery['managerOverview']['atRisk'][number];

interface Reason {
  text: string;
  /** The tasks or the part of the project's page that it is made of. */
  to: string;
}

/** The reasons a project is at risk, and where each can be seen. */
function listReasons({ project, overdueTasks, isAged, isQuietInTesting, isStalled }: ProjectAtRisk): Reason[] {
  const page = getProjectPath(project.id);
  const overdue = overdueTasks === 1 ? '1 task is overdue' : `${overdueTasks} tasks are overdue`;
  return [
    overdueTasks > 0 && { text: overdue, to: getOverduePath(project.id) },
    isStalled && { text: 'No task done for two weeks', to: getBoardPath(project.id) },
    isQuietInTesting && { text: 'In testing, without activity for a week', to: `${page}#activity` },
    isAged && { text: 'Over four weeks old', to: `${page}#facts` },
  ].filter((reason) => reason !== false);
}
