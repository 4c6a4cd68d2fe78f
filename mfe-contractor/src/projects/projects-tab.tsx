import { useState } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { CreateProjectButton } from './create/create-project-button.tsx';
import { Cards } from './list/card-layout.ts';
import { CardSkeleton, CardsSkeleton } from './list/cards-skeleton.tsx';
import { ProjectCard } from './list/project-card.tsx';
import { useHubProjects } from './list/use-hub-projects.ts';
import { ProjectDialogs, type OpenProjectDialog } from './project-dialogs.tsx';
import { useHighlightedCard } from './requested/use-marked-card.ts';
import { useRequestedProject } from './requested/use-wanted-project.ts';
import { RequestedProjectNotice } from './requested/wanted-state.tsx';

/** The contractor's projects and their actions. */
export function ProjectsTab() {
  const pages = useHubProjects();
  const { nodes, error, retry } = pages;
  const requestedProject = useRequestedProject(nodes);
  const { projects } = requestedProject;
  const highlightedId = useHighlightedCard(
    requestedProject.id,
    projects.some(({ id }) => id === requestedProject.id),
  );
  const [openDialog, setOpenDialog] = useState<OpenProjectDialog | null>(null);
  return (
    <Place>
      <Panel title="Projects" busy={!nodes && !error} actions={<CreateProjectButton />}>
        <RequestedProjectNotice requestedProject={requestedProject} />
        {nodes ? list() : error ? failed() : <CardsSkeleton />}
      </Panel>
      <ProjectDialogs openDialog={openDialog} projects={projects} onClose={() => setOpenDialog(null)} />
    </Place>
  );

  function list() {
    if (projects.length === 0 && requestedProject.lookupStatus !== 'loading') {
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
    return (
      <ErrorState
        title="Couldn't load your projects"
        hint="They're safe, and so is your work. Try again."
        onRetry={retry}
      />
    );
  }
}

/** Placeholder while a project loads. */
const loadingProject: { id: string; title?: undefined } = { id: 'loading' };

const cardHeight = { wide: 346, narrow: 346 };

const Place = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l} ${tokens.space.xxl};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s} ${tokens.space.m} ${tokens.space.xl};
  }
`;
