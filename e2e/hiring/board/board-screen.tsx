import { usePaginatedQuery } from 'kit/apollo';
import { Board } from 'kit/board';
import { LoadMore, Panel, Panels } from 'kit/panel';
import { ErrorState, LoadingState } from 'kit/states';
import { CandidatesDocument } from '../gql/graphql.ts';
import { toColumns } from './columns.tsx';

/** Invited contractors by invitation status. */
export function BoardScreen() {
  const pages = usePaginatedQuery(CandidatesDocument, { selectConnection: (data) => data.invitations });
  const { nodes, error, refresh } = pages;
  return (
    <Panels>
      <h1>Hiring</h1>
      <Panel title="Candidates" busy={!nodes && !error}>
        {!nodes && !error && <LoadingState />}
        {!nodes && error !== undefined && (
          <ErrorState title="Couldn't load candidates" hint="Try again." onRetry={refresh} />
        )}
        {nodes && <Board label="Candidates" columns={toColumns(nodes)} onMove={() => undefined} />}
        {nodes && <LoadMore pages={pages} what="candidates" />}
      </Panel>
    </Panels>
  );
}
