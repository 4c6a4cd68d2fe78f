import { Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { ErrorState } from 'kit/states';
import { hubNames } from '../knowledge/hub-names.ts';
import type { KnowledgeCountsResult } from '../knowledge/counts/use-knowledge-counts.ts';
import { SmallTable } from './small-table.ts';
import { SmallTableSkeleton } from './small-table-skeleton.tsx';

/** Published resources, drafts and views per hub. */
export function HubCountsTable({ counts: { counts, error, refresh } }: { counts: KnowledgeCountsResult }) {
  return (
    <Panel title="Hubs" busy={!counts && !error}>
      {error ? (
        <ErrorState
          title="Couldn't load the hub counts"
          hint="Resources aren't affected. Try again."
          onRetry={refresh}
        />
      ) : counts ? (
        <SmallTable>
          <thead>
            <tr>
              <th scope="col">Hub</th>
              <th scope="col">Published</th>
              <th scope="col">Drafts</th>
              <th scope="col">Views</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ hub, published, drafts, views }) => (
              <tr key={hub}>
                <th scope="row">
                  <Link to={`?tab=knowledge&hub=${hub}`}>{hubNames[hub]}</Link>
                </th>
                <td>{published.toLocaleString()}</td>
                <td>{drafts.toLocaleString()}</td>
                <td>{views.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      ) : (
        <SmallTableSkeleton rows={3} />
      )}
    </Panel>
  );
}
