import { useQuery } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { Link } from 'kit/router';
import { Tag, ProjectProgress } from 'kit/ui';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import {
  AdminOversightDocument,
  type OversightProject_ProjectFragment as Project,
  type OversightProject_ProjectFragment,
} from '#gql/graphql.ts';
import { getClientName } from '../../projects/list/project-people.ts';
import { Rows } from '../../rows.ts';

/** Specification part 2 §9: the first two projects. */
const maxProjects = 2;

export function ProjectOversight() {
  const { data, error, refresh } = useQuery(AdminOversightDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel
      title="Project oversight"
      busy={!data && !error}
      actions={<ButtonLink to="/admin/projects">All projects</ButtonLink>}
    >
      {data ? rows(data.projects.edges.slice(0, maxProjects).map(({ node }) => node)) : error ? failed() : skeletons()}
    </Panel>
  );

  function failed() {
    return <ErrorState title="Couldn't load projects" hint="Work on them continues. Try again." onRetry={refresh} />;
  }
}

function rows(projects: readonly Project[]) {
  if (projects.length === 0) {
    return <EmptyState title="No projects to display." hint="New projects appear here." />;
  }
  return (
    <Rows>
      {projects.map((project) => (
        <OversightRow key={project.id} project={project} />
      ))}
    </Rows>
  );
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2].map((place) => (
      <Row key={place}>
        <Skeleton $width="50%" $height="24px" />
        <Skeleton $width="35%" $height="20px" />
        <Skeleton $width="100%" $height="20px" />
      </Row>
    ))}
  </Rows>
);

/** One project at a glance: In progress is on track, any other status needs review. */
function OversightRow({ project }: { project: OversightProject_ProjectFragment }) {
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
      <ProjectProgress title={title} progress={progress} />
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Client = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
