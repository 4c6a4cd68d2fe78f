import type { PaginatedResult } from 'kit/apollo';
import { RelativeTime } from 'kit/format';
import { LoadMore, Panel, Timeline as Entries } from 'kit/panel';
import { EmptyState } from 'kit/states';
import type { ProjectDetailQuery } from '#gql/graphql.ts';

type Entry = NonNullable<ProjectDetailQuery['project']>['activity']['edges'][number]['node'];
export type TimelinePages = PaginatedResult<ProjectDetailQuery, Entry>;

/** The project's history, newest first. */
export function Timeline({ title, pages }: { title: string; pages: TimelinePages }) {
  const { nodes = [] } = pages;
  return (
    <Panel title="Timeline">
      {nodes.length === 0 ? (
        <EmptyState title="No activity yet" hint="Each step of the project appears here." />
      ) : (
        <Entries aria-label="Timeline">
          {nodes.map(({ id, description, createdAt }) => (
            <li key={id}>
              <p>{stripTitle(description, title)}</p>
              <RelativeTime at={createdAt} />
            </li>
          ))}
        </Entries>
      )}
      <LoadMore pages={pages} what="entries" />
    </Panel>
  );
}

/** Strips the project's title from each entry, since the heading already shows it. */
function stripTitle(description: string, title: string): string {
  const start = `${title}: `;
  return description.startsWith(start) ? capitalize(description.slice(start.length)) : description;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
