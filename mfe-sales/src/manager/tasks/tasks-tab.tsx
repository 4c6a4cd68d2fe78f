import { askAhead, type DataClient } from 'kit/apollo';
import { Panels } from 'kit/panel';
import { AssigneesDocument, BoardTasksDocument, ProjectNamesDocument } from '#gql/graphql.ts';
import { TasksPanel } from './tasks-panel.tsx';

export function TasksTab() {
  return (
    <Panels>
      <TasksPanel />
    </Panels>
  );
}

TasksTab.askAhead = (client: DataClient, { searchParams }: URL) => {
  askAhead(client, BoardTasksDocument, { projectId: searchParams.get('project') });
  askAhead(client, AssigneesDocument);
  askAhead(client, ProjectNamesDocument);
};
