import { askAhead, askFirstPageAhead, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { taskStatuses } from 'rules/tasks';
import { BoardColumnDocument, BoardCountsDocument } from '#gql/graphql.ts';
import { filterAt, variablesOf } from './board-filter.ts';
import { TasksPanel } from './tasks-panel.tsx';

export function TasksTab() {
  return (
    <Panels>
      <TasksPanel />
    </Panels>
  );
}

TasksTab.askAhead = (client: DataClient, { searchParams }: URL) => {
  const variables = variablesOf(filterAt(searchParams));
  for (const status of taskStatuses) askFirstPageAhead(client, BoardColumnDocument, { ...variables, status });
  askAhead(client, BoardCountsDocument, variables);
};
