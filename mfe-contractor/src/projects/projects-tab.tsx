import { useState } from 'react';
import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { CreateProjectButton } from './create/create-project-button.tsx';
import { Cards } from './list/card-layout.ts';
import { CardSkeleton, CardsSkeleton } from './list/cards-skeleton.tsx';
import { ProjectCard } from './list/project-card.tsx';
import { useHubProjects } from './list/use-hub-projects.ts';
import { ProjectDialogs, type OpenedDialog } from './project-dialogs.tsx';
import { useMarkedCard } from './wanted/use-marked-card.ts';
import { useWantedProject } from './wanted/use-wanted-project.ts';
import { WantedState } from './wanted/wanted-state.tsx';

/** The contractor's projects and their actions. */
export function ProjectsTab() {
  const pages = useHubProjects();
  const { nodes, error, retry } = pages;
  const wanted = useWantedProject(nodes);
  const { projects } = wanted;
  const marked = useMarkedCard(
    wanted.id,
    projects.some(({ id }) => id === wanted.id),
  );
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  return (
    <Place>
      <Panel title="Projects" busy={!nodes && !error} actions={<CreateProjectButton />}>
        <WantedState wanted={wanted} />
        {nodes ? list() : error ? failed() : <CardsSkeleton />}
      </Panel>
      <ProjectDialogs opened={opened} projects={projects} onClose={() => setOpened(null)} />
    </Place>
  );

  function list() {
    if (projects.length === 0 && wanted.alone !== 'loading') {
      return <EmptyState title="No projects to display." hint="Projects appear here once you're assigned to them." />;
    }
    return (
      <>
        <VirtualRows
          as={Cards}
          row="li"
          items={wanted.alone === 'loading' ? [loading, ...projects] : projects}
          hasMore={pages.hasMore}
          height={cardHeight}
          pinned={[marked ?? undefined, opened?.projectId]}
        >
          {(project, row) =>
            project.title === undefined ? (
              <CardSkeleton row={row} />
            ) : (
              <ProjectCard
                row={row}
                project={project}
                isMarked={project.id === marked}
                onOpen={(dialog) => setOpened({ dialog, projectId: project.id })}
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
const loading: { id: string; title?: undefined } = { id: 'loading' };

const cardHeight = { wide: 346, narrow: 346 };

const Place = styled.div`
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l} ${theme.space.xxl}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m} ${theme.space.xl}`};
  }
`;
