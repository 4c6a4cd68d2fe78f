import { usePaginatedQuery } from 'kit/apollo';
import { Board } from 'kit/board';
import { EndOfList, Panel, Panels } from 'kit/panel';
import { Failed, Waiting } from 'kit/states';
import { CandidatesDocument } from '../gql/graphql.ts';
import { toColumns } from './columns.tsx';

/** The people who were invited to work here, by what became of it. */
export function BoardScreen() {
  const pages = usePaginatedQuery(CandidatesDocument, { pick: (data) => data.invitations });
  const { nodes, error, retry } = pages;
  return (
    <Panels>
      <h1>Hiring</h1>
      <Panel title="Candidates" busy={!nodes && !error}>
        {!nodes && !error && <Waiting />}
        {!nodes && error !== undefined && (
          <Failed title="Couldn’t load candidates" hint="Nothing is lost. Try again." onRetry={retry} />
        )}
        {nodes && <Board label="Candidates" columns={toColumns(nodes)} onMove={() => undefined} />}
        {nodes && <EndOfList pages={pages} what="candidates" />}
      </Panel>
    </Panels>
  );
}
