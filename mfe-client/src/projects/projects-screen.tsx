import { useSearchStates } from 'kit/search-state';
import { ViewLinks } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { StartProjectButton } from '../start-project/start-project-button.tsx';
import { parseView, views } from './list/groups.ts';
import { ProjectCards } from './list/project-cards.tsx';
import { ScreenLayout } from './screen-layout.ts';

/** All, active or finished projects, selected by the URL. */
export function ProjectsScreen() {
  const [view] = useSearchStates(parseView);
  return (
    <ScreenLayout>
      <Head>
        <h1>Projects</h1>
        <StartProjectButton />
      </Head>
      <ViewLinks label="Which projects" views={views} current={view} />
      <ProjectCards view={view} />
    </ScreenLayout>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;
