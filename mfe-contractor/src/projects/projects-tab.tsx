import { useState } from 'react';
import { EndOfList, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
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

/** The projects that one works on, and what one does about each. */
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
      return <Empty title="No projects to display." hint="A project appears here as soon as you have a part in it." />;
    }
    return (
      <>
        <Cards>
          {wanted.alone === 'loading' && <CardSkeleton />}
          {projects.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              isMarked={project.id === marked}
              onOpen={(dialog) => setOpened({ dialog, projectId: project.id })}
            />
          ))}
        </Cards>
        <EndOfList pages={pages} what="projects" />
      </>
    );
  }

  function failed() {
    return (
      <Failed
        title="Your projects could not be loaded"
        hint="They are safe, and so is what was done on them. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const Place = styled.div`
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l} ${theme.space.xxl}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m} ${theme.space.xl}`};
  }
`;
