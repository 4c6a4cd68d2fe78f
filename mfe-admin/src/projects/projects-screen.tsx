import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { AdminProjectsDocument } from '#gql/graphql.ts';
import { parseFilter, toQueryVariables } from './filter/filter.ts';
import { ScreenTitle } from '../screen-title.ts';
import { ProjectsPanel } from './projects-panel.tsx';

/** Everyone's projects. What is looked for, and which is open, stands in the address. */
export function ProjectsScreen() {
  return (
    <Panels>
      <ScreenTitle>Projects</ScreenTitle>
      <ProjectsPanel />
    </Panels>
  );
}

ProjectsScreen.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetchFirstPage(client, AdminProjectsDocument, toQueryVariables(parseFilter(searchParams)));
