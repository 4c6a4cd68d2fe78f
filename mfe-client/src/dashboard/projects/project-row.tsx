import { StretchedLink } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { ProjectRow_ProjectFragment } from '#gql/graphql.ts';
import { Progress } from '../../projects/progress.tsx';
import { StatusTag } from '../../projects/status-tag.tsx';
import { ProjectLine } from './project-line.ts';

interface ProjectRowProps {
  project: ProjectRow_ProjectFragment;
  row: RowProps;
}

/** One project: title, status, team, progress. The whole row links to its screen. */
export function ProjectRow({ project, row }: ProjectRowProps) {
  const { id, title, status, progress, developer, tester } = project;
  return (
    <Line {...row}>
      <Head>
        <h3>
          <StretchedLink to={`/client/projects/${id}`}>{title}</StretchedLink>
        </h3>
        <StatusTag status={status} />
      </Head>
      <Team>
        <span>Dev: {developer?.firstName ?? 'Unassigned'}</span>
        <span>QA: {tester?.firstName ?? 'Unassigned'}</span>
      </Team>
      <Progress title={title} progress={progress} />
    </Line>
  );
}

const Line = styled(ProjectLine)`
  position: relative;
  transition: background ${tokens.motion.feedback};
  &:hover {
    background: ${tokens.color.sunken};
  }
  &:hover a {
    text-decoration: underline;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Team = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.l};
  color: ${tokens.color.soft};
`;
