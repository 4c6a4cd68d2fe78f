import { MeasuringRule } from 'kit/measuring-rule';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { ProjectRow_ProjectFragment } from '#gql/graphql.ts';
import { ProjectLine } from './project-line.ts';

/** One project: what it is, where it stands, who works on it, how far it is. */
export function ProjectRow({ project }: { project: ProjectRow_ProjectFragment }) {
  const { title, status, progress, developer, tester } = project;
  return (
    <ProjectLine>
      <Head>
        <h3>{title}</h3>
        <Tag minimal intent={status === 'in_progress' ? 'success' : 'primary'}>
          {status.replace('_', ' ')}
        </Tag>
      </Head>
      <Team>
        <span>Dev: {developer?.firstName ?? 'Unassigned'}</span>
        <span>QA: {tester?.firstName ?? 'Unassigned'}</span>
      </Team>
      <Progress>
        <MeasuringRule label={`Progress of ${title}`} value={progress} text={`${progress}% complete`} />
        <span>{progress}% Complete</span>
      </Progress>
    </ProjectLine>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Team = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.soft};
`;

const Progress = styled.div`
  display: grid;
  padding-top: ${({ theme }) => theme.space.xs};
  align-items: center;
  grid-template-columns: 1fr 104px;
  gap: ${({ theme }) => theme.space.m};
  font-variant-numeric: tabular-nums;
  > span {
    text-align: right;
    white-space: nowrap;
  }
`;
