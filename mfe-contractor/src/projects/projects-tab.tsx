import { useState, useEffect } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { useSearchStates } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows, type RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { HubProjectChangedDocument, HubProjectsDocument } from '#gql/graphql.ts';
import type { ProjectStatus } from 'rules/project-statuses';
import { CreateProjectButton } from './create/create-project-button.tsx';
import { Cards, Actions, Card } from './list/card-layout.ts';
import { ProjectCard } from './list/project-card.tsx';
import { StatusFilter, parseStatus } from './list/status-filter.tsx';
import { ProjectDialogs, type OpenProjectDialog } from './project-dialogs.tsx';
import { useRequestedProject, type RequestedProject } from './requested/use-requested-project.ts';

/** The contractor's projects and their actions. */
export function ProjectsTab() {
  const [status, change] = useSearchStates(parseStatus);
  const pages = useHubProjects(status);
  const { nodes, error, refresh } = pages;
  const requestedProject = useRequestedProject(nodes);
  const { projects } = requestedProject;
  const highlightedId = useHighlightedCard(
    requestedProject.id,
    projects.some(({ id }) => id === requestedProject.id),
  );
  const [openDialog, setOpenDialog] = useState<OpenProjectDialog | null>(null);
  return (
    <Place>
      <Panel title="Projects" busy={!nodes && !error} actions={actions()}>
        <RequestedProjectNotice requestedProject={requestedProject} />
        {nodes ? list() : error ? failed() : <CardsSkeleton />}
      </Panel>
      <ProjectDialogs openDialog={openDialog} projects={projects} onClose={() => setOpenDialog(null)} />
    </Place>
  );

  function actions() {
    return (
      <Tools>
        <StatusFilter status={status} onChange={(next) => change({ status: next })} />
        <CreateProjectButton />
      </Tools>
    );
  }

  function list() {
    if (projects.length === 0 && requestedProject.lookupStatus !== 'loading') {
      if (status) return <EmptyState title="No projects to display." hint="None of your projects has this status." />;
      return <EmptyState title="No projects to display." hint="Projects appear here once you're assigned to them." />;
    }
    return (
      <>
        <VirtualRows
          as={Cards}
          row="li"
          items={requestedProject.lookupStatus === 'loading' ? [loadingProject, ...projects] : projects}
          hasMore={pages.hasMore}
          height={cardHeight}
          pinned={[highlightedId ?? undefined, openDialog?.projectId]}
        >
          {(project, row) =>
            project.title === undefined ? (
              <CardSkeleton row={row} />
            ) : (
              <ProjectCard
                row={row}
                project={project}
                isHighlighted={project.id === highlightedId}
                onOpen={(dialog) => setOpenDialog({ dialog, projectId: project.id })}
              />
            )
          }
        </VirtualRows>
        <LoadMore pages={pages} what="projects" />
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load your projects" hint="Try again." onRetry={refresh} />;
  }
}

/** Placeholder while a project loads. */
const loadingProject: { id: string; title?: undefined } = { id: 'loading' };

const cardHeight = { wide: 394, narrow: 394 };

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const Place = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l} ${tokens.space.xxl};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s} ${tokens.space.m} ${tokens.space.xl};
  }
`;

/** How long a card stays highlighted, in milliseconds. */
const highlightMs = 2500;

/** The project in the URL, briefly after it has loaded. */
function useHighlightedCard(id: string | null, isThere: boolean): string | null {
  const [expiredId, setExpiredId] = useState<string | null>(null);
  useEffect(() => {
    if (!id || !isThere) return undefined;
    const timer = setTimeout(() => setExpiredId(id), highlightMs);
    return () => clearTimeout(timer);
  }, [id, isThere]);
  return isThere && id !== expiredId ? id : null;
}

/** The contractor's projects. Changes arrive with the event and update the cache; a new project causes a refetch. */
function useHubProjects(status: ProjectStatus | null) {
  const pages = usePaginatedQuery(HubProjectsDocument, {
    variables: { status },
    selectConnection: ({ projects }) => projects,
  });
  const { nodes, refresh } = pages;
  useSubscription(HubProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && !nodes?.some(({ id }) => id === project.id)) void refresh();
    },
  });
  // One whose status was just changed leaves a filtered list at once.
  return { ...pages, nodes: status ? nodes?.filter((project) => project.status === status) : nodes };
}

const CardsSkeleton = () => (
  <Cards aria-hidden>
    {[1, 2, 3].map((place) => (
      <CardSkeleton key={place} />
    ))}
  </Cards>
);

const CardSkeleton = ({ row }: { row?: RowProps }) => (
  <Card {...row} aria-hidden>
    <Skeleton $width="55%" $height="24px" />
    <Skeleton $width="40%" $height="20px" />
    <Skeleton $width="90%" $height="40px" />
    <Skeleton $width="100%" $height="20px" />
    <Skeleton $width="70%" $height="68px" />
    <Actions>
      <Skeleton $width="100%" $height="40px" />
    </Actions>
  </Card>
);

/** Shown above the list when the linked project is not in it. */
function RequestedProjectNotice({
  requestedProject: { lookupStatus, refresh },
}: {
  requestedProject: RequestedProject;
}) {
  if (lookupStatus === 'missing') {
    return (
      <Above role="status">
        <EmptyState title="Project not found" hint="It may have been reassigned, or the link is incomplete." />
      </Above>
    );
  }
  if (lookupStatus === 'failed') {
    return (
      <Above>
        <ErrorState title="Couldn't load the project" hint="It's safe. Try again." onRetry={refresh} />
      </Above>
    );
  }
  return null;
}

const Above = styled.div`
  margin-bottom: ${tokens.space.m};
`;
