import { ProjectStatusSelect } from 'kit/project';
import { humanize, formatMoney, formatExactTime } from 'kit/format';
import { Link } from 'kit/router';
import type { RowProps } from 'kit/virtual-rows';
import { tokens } from 'kit/theme';
import { Tag, ProjectProgress } from 'kit/ui';
import styled from 'styled-components';
import type { AdminProject_ProjectFragment, ProjectStatus } from '#gql/graphql.ts';
import { isAged } from '../filter/filter.ts';
import { getClientName, getTeam } from './project-people.ts';
import { Client, Team } from './projects-table.ts';
import { formatAge } from './format-age.ts';

interface ProjectRowProps {
  project: AdminProject_ProjectFragment;
  /** The URL that opens this project. */
  to: string;
  row: RowProps;
  onStatus: (status: ProjectStatus) => void;
}

export const getProjectLinkId = (id: string) => `project-${id}`;

/** A project row. Its title opens the project. */
export function ProjectRow({ project, to, row, onStatus }: ProjectRowProps) {
  const { id, title, tier, status, progress, implementationFee } = project;
  const team = getTeam(project);
  return (
    <tr {...row}>
      <th scope="row">
        <Link id={getProjectLinkId(id)} to={to}>
          {title}
        </Link>
        <Client>{getClientName(project)}</Client>
      </th>
      <td data-label="Team">
        <Team>
          {team.map(({ part: role, name }) => (
            <span key={role} title={role}>
              {name}
            </span>
          ))}
          {team.length === 0 && 'Unassigned'}
        </Team>
      </td>
      <td data-label="Tier">{humanize(tier)}</td>
      <td data-label="Status">
        <ProjectStatusSelect title={title} status={status} onChange={onStatus} />
      </td>
      <td data-label="Progress">
        <ProjectProgress title={title} progress={progress} />
      </td>
      <td data-label="Fee">{Number(implementationFee) > 0 ? formatMoney(implementationFee) : 'To be agreed'}</td>
      <td data-label="Age">
        <Age project={project} />
      </td>
    </tr>
  );
}

interface AgeProps {
  project: { status: ProjectStatus; createdAt: string };
}

/** The age of a project, and whether it is overdue. */
function Age({ project }: AgeProps) {
  const { createdAt } = project;
  return (
    <Place>
      <time dateTime={createdAt} title={formatExactTime(createdAt)}>
        {formatAge(createdAt)}
      </time>
      {isAged(project) && (
        <Tag minimal intent="warning" title="Over 4 weeks old">
          Aged
        </Tag>
      )}
    </Place>
  );
}

const Place = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
`;
