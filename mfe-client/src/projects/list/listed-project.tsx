import { Link } from 'kit/router';
import type { RowProps } from 'kit/virtual-rows';
import type { ListedProject_ProjectFragment } from '#gql/graphql.ts';
import { Progress } from '../progress.tsx';
import { StatusTag } from '../status-tag.tsx';
import { Card, Foot, Head, Words } from './card-layout.ts';
import { getPendingAction } from './groups.ts';

interface ListedProjectProps {
  project: ListedProject_ProjectFragment;
  row: RowProps;
}

/** One project of the list. The whole card links to it; an action for the client has its own link. */
export function ListedProject({ project, row }: ListedProjectProps) {
  const { id, title, description, status, progress, developer, tester, stagingUrl } = project;
  const pendingAction = getPendingAction(project);
  const projectPath = `/client/projects/${id}`;
  return (
    <Card {...row}>
      <Head>
        <h3>
          <Link to={projectPath}>{title}</Link>
        </h3>
        <StatusTag status={status} />
      </Head>
      <Words>{description}</Words>
      <Foot>
        <span>Dev: {developer?.firstName ?? 'Unassigned'}</span>
        <span>QA: {tester?.firstName ?? 'Unassigned'}</span>
        {pendingAction === 'rate' && <Link to={projectPath}>Rate this project</Link>}
        {pendingAction === 'try' && (
          <a href={stagingUrl ?? undefined} target="_blank" rel="noreferrer">
            Try it on staging
          </a>
        )}
      </Foot>
      <Progress title={title} progress={progress} />
    </Card>
  );
}
