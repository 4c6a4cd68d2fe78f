import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import type { OversightProject_ProjectFragment } from '#gql/graphql.ts';
import { getClientName } from '../../projects/list/project-people.ts';
import { Progress } from '../../projects/progress.tsx';
import { Client, Head, Row } from './row-layout.ts';

/** One project at a glance: In progress is on track, any other status needs review. */
export function OversightRow({ project }: { project: OversightProject_ProjectFragment }) {
  const { id, title, status, progress } = project;
  const isOnTrack = status === 'in_progress';
  return (
    <Row>
      <Head>
        <h3>
          <Link to={`/admin/projects?project=${id}`}>{title}</Link>
        </h3>
        <Tag minimal intent={isOnTrack ? 'success' : 'warning'}>
          {isOnTrack ? 'On Track' : 'Needs Review'}
        </Tag>
      </Head>
      <Client>{getClientName(project)}</Client>
      <Progress title={title} progress={progress} />
    </Row>
  );
}
