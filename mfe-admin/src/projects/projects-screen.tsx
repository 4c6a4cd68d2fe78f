import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { AdminProjectsDocument } from '#gql/graphql.ts';
import { parseFilter, toQueryVariables } from './filter/filter.ts';
import { ScreenTitle } from '../screen-title.ts';
import { ProjectsPanel } from './projects-panel.tsx';

/** All projects. The URL keeps the filter and the open project. */
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
