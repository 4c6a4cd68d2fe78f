import { useEffect, useRef } from 'react';
import { LoadMore, Panel, StretchedLink } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { VirtualRows, type RowProps } from 'kit/virtual-rows';
import { useCoalescedRefetch, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { Link } from 'kit/router';
import {
  type ListedProject_ProjectFragment,
  ListedProjectChangedDocument,
  ProjectListDocument,
  type ProjectListQuery,
} from '#gql/graphql.ts';
import { Progress } from '../progress.tsx';
import { StatusTag } from '../status-tag.tsx';
import { Card, Cards, Foot, Head, Words } from './card-layout.ts';
import { groupProjects, type View, getGroupKey, getPendingAction } from './groups.ts';

export function ProjectCards({ view }: { view: View }) {
  const pages = useProjectList(view);
  const { nodes, error, hasMore, refresh } = pages;
  if (error) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load your projects"
        hint="Work on them continues. Try again."
        onRetry={refresh}
      />
    );
  }
  if (!nodes) return skeletons(view);
  const { waiting, others } = groupProjects(nodes, view);
  const isEmpty = waiting.length + others.length === 0;
  return (
    <>
      {waiting.length > 0 && <Panel title="Waiting for you">{renderCards(waiting, hasMore)}</Panel>}
      {others.length > 0 && (
        <Panel title={waiting.length > 0 ? 'Everything else' : `${view.label} projects`}>
          {renderCards(others, hasMore)}
        </Panel>
      )}
      {isEmpty && !hasMore && (
        <EmptyState title={view.empty} hint="Projects appear here with their progress once they're started." />
      )}
      <LoadMore pages={pages} what="projects" />
    </>
  );
}

const renderCards = (projects: readonly ListedProject_ProjectFragment[], hasMore: boolean) => (
  <VirtualRows as={Cards} row="li" items={projects} hasMore={hasMore} height={cardHeight}>
    {(project, row) => <ListedProject row={row} project={project} />}
  </VirtualRows>
);

const cardHeight = { wide: 141, narrow: 133 };

const skeletons = ({ label }: View) => (
  <Panel title={`${label} projects`} busy>
    <Cards aria-hidden>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton $width="45%" $height="24px" />
          <Skeleton $width="80%" $height="20px" />
          <Skeleton $width="30%" $height="24px" />
          <Skeleton $width="100%" $height="24px" />
        </Card>
      ))}
    </Cards>
  </Panel>
);

/**
 * The client's projects, those waiting for the client first. A completely loaded list is filtered locally; a longer one
 * is filtered by the server, so that every match is included.
 */
function useProjectList({ finished }: View) {
  const all = usePaginatedQuery(ProjectListDocument, { selectConnection });
  const filtered = usePaginatedQuery(ProjectListDocument, {
    selectConnection,
    variables: { finished },
    skip: finished === null || !all.hasMore,
  });
  const pages = finished === null || !all.hasMore ? all : filtered;

  const groups = useRef(new Map<string, string>());
  useEffect(() => {
    groups.current = new Map(pages.nodes?.map((project) => [project.id, getGroupKey(project)]));
  });
  const refresh = useCoalescedRefetch(() => Promise.all([all.refresh(), pages !== all && pages.refresh()]));
  // Events carry the project. A new project, or a change of group, affects the order, so refetch.
  useSubscription(ListedProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && groups.current.get(project.id) !== getGroupKey(project)) refresh();
    },
  });
  return pages;
}

const selectConnection = ({ projects }: ProjectListQuery) => projects;

interface ListedProjectProps {
  project: ListedProject_ProjectFragment;
  row: RowProps;
}

/** One project of the list. The whole card links to it; an action for the client has its own link. */
function ListedProject({ project, row }: ListedProjectProps) {
  const { id, title, description, status, progress, developer, tester, stagingUrl } = project;
  const pendingAction = getPendingAction(project);
  const projectPath = `/client/projects/${id}`;
  return (
    <Card {...row}>
      <Head>
        <h3>
          <StretchedLink to={projectPath}>{title}</StretchedLink>
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
