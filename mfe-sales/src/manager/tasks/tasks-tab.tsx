import { prefetch, prefetchFirstPage, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { taskStatuses } from 'rules/tasks';
import { BoardColumnDocument, BoardCountsDocument } from '#gql/graphql.ts';
import { parseFilter, toQueryVariables } from './board-filter.ts';
import { TasksPanel } from './tasks-panel.tsx';

export function TasksTab() {
  return (
    <Panels>
      <TasksPanel />
    </Panels>
  );
}

TasksTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  const variables = toQueryVariables(parseFilter(searchParams));
  for (const status of taskStatuses) prefetchFirstPage(client, BoardColumnDocument, { ...variables, status });
  prefetch(client, BoardCountsDocument, variables);
};
