import { humanize } from 'kit/format';
import { Panel } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { SmallTable } from './small-table.ts';
import { SmallTableSkeleton } from './small-table-skeleton.tsx';
import type { PeopleCountsResult } from './use-people-counts.ts';

/** The number of accounts by role. */
export function AccountsByRole({ people: { people, error, retry } }: { people: PeopleCountsResult }) {
  return (
    <Panel title="Users by role" busy={!people && !error}>
      {error ? (
        <ErrorState title="Couldn't load the user counts" hint="Accounts aren't affected. Try again." onRetry={retry} />
      ) : people ? (
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Active</th>
              <th scope="col">Deactivated</th>
            </tr>
          </thead>
          <tbody>
            {people.roles.map(({ role, active, closed }) => (
              <tr key={role}>
                <th scope="row">{humanize(role)}</th>
                <td>{active.toLocaleString()}</td>
                <td>{closed.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      ) : (
        <SmallTableSkeleton rows={4} />
      )}
    </Panel>
  );
}
