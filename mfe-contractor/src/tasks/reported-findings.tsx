import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { LoadMore, Panel } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { TaskTitle } from 'kit/task';
import { tokens } from 'kit/theme';
import { taskStatusLabels } from 'rules/tasks';
import styled from 'styled-components';
import { OwnTaskChangedDocument, OwnTasksDocument } from '#gql/graphql.ts';
import type { OwnTask } from './task-groups.ts';

/** The findings that the viewer reported, with who works on them; hidden while there are none. */
export function ReportedFindings({ onOpen }: { onOpen: (task: OwnTask) => void }) {
  const findings = usePaginatedQuery(OwnTasksDocument, {
    variables: reportedFindings,
    selectConnection: ({ myTasks }) => myTasks,
  });
  useSubscription(OwnTaskChangedDocument, { ignoreResults: true, onData: () => void findings.refresh() });
  const { nodes = [], error, refresh } = findings;
  if (nodes.length === 0 && !error) return null;
  return (
    <Panel title="Findings you reported">
      {error && nodes.length === 0 ? (
        <ErrorState title="Couldn't load your findings" hint="Try again." onRetry={refresh} />
      ) : (
        <>
          <List>
            {nodes.map((task) => (
              <li key={task.id}>
                <TaskTitle
                  id={getFindingTitleId(task.id)}
                  title={task.title}
                  project={task.project.title}
                  onOpen={() => onOpen(task)}
                />
                <span>{task.assignee ? task.assignee.firstName : 'Unassigned'}</span>
                <span>{taskStatusLabels[task.status]}</span>
              </li>
            ))}
          </List>
          <LoadMore pages={findings} what="findings" />
        </>
      )}
    </Panel>
  );
}

export const reportedFindings = { filter: { isReported: true } };

/** The element that opens a finding: one may also be a task of the viewer. */
export const getFindingTitleId = (id: string) => `finding-${id}`;

const List = styled.ul`
  border-top: 1px solid ${tokens.color.line};
  li {
    display: grid;
    min-height: 56px;
    padding: ${tokens.space.xs} 0;
    grid-template-columns: minmax(0, 1fr) 120px 100px;
    align-items: center;
    gap: ${tokens.space.xs} ${tokens.space.m};
    border-bottom: 1px solid ${tokens.color.line};
  }
  span {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
  }
  ${tokens.screen.narrow} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
