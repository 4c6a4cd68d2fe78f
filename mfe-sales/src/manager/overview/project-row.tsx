import { MeasuringRule } from 'kit/measuring-rule';
import { Link } from 'kit/router';
import { tokens, touchTarget } from 'kit/theme';
import { ProjectStatusTag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { ProjectRow_ProjectFragment } from '#gql/graphql.ts';
import { Due } from 'kit/task';
import { getProjectPath, getTaskPath } from '../manager-paths.ts';
import { Row } from './project-rows.tsx';

interface ProjectRowProps {
  project: ProjectRow_ProjectFragment;
  row: RowProps;
}

/** One project. Its name links to its page. */
export function ProjectRow({ project, row }: ProjectRowProps) {
  const { id, title, status, progress, dueTasks } = project;
  const next = dueTasks.edges[0]?.node;
  return (
    <Row {...row}>
      <div>
        <h3>
          <Link to={getProjectPath(id)}>{title}</Link>
        </h3>
        <ProjectStatusTag status={status} />
      </div>
      <Progress>
        <MeasuringRule label={`Progress of ${title}`} value={progress} text={`${progress}% complete`} />
        <span>{progress}% Complete</span>
      </Progress>
      <MutedText>{listTeamNames(project).join(', ') || 'Unassigned'}</MutedText>
      {next?.dueOn ? (
        <div>
          <NextTask>
            <Link to={getTaskPath(id, next.id)}>{next.title}</Link>
          </NextTask>
          <Due on={next.dueOn} />
        </div>
      ) : (
        <MutedText>No tasks due</MutedText>
      )}
    </Row>
  );
}

function listTeamNames({ developer, tester, projectManager }: ProjectRow_ProjectFragment): string[] {
  const people = [developer, tester, projectManager].filter((person) => person !== null && person !== undefined);
  return [...new Map(people.map((person) => [person.id, `${person.firstName} ${person.lastName}`])).values()];
}

const Progress = styled.div`
  display: grid;
  padding-top: 4px;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

const MutedText = styled.p`
  color: ${tokens.color.soft};
`;

const NextTask = styled.p`
  overflow-wrap: anywhere;
  a {
    ${touchTarget}
  }
`;
