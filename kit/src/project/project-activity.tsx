import type { PaginatedResult } from 'kit/apollo';
import { LoadMore, Panel, Timeline } from 'kit/panel';
import { RelativeTime } from '../format.ts';
import { EmptyState } from '../states.ts';

interface Entry {
  id: string;
  description: string;
  createdAt: string;
}

interface ProjectActivityProps {
  /** The project's title. */
  title: string;
  pages: PaginatedResult<unknown, Entry>;
}

/** A project's history, newest first. */
export function ProjectActivity({ title, pages }: ProjectActivityProps) {
  const { nodes = [] } = pages;
  return (
    <Panel title="Activity">
      {nodes.length === 0 ? (
        <EmptyState title="No activity yet" hint="Each step of the project appears here." />
      ) : (
        <Timeline aria-label="Activity">
          {nodes.map(({ id, description, createdAt }) => (
            <li key={id}>
              <p>{stripTitle(description, title)}</p>
              <RelativeTime at={createdAt} />
            </li>
          ))}
        </Timeline>
      )}
      <LoadMore pages={pages} what="entries" />
    </Panel>
  );
}

/** Strips the project's title from an activity, since the heading already shows it. */
function stripTitle(description: string, title: string): string {
  const start = `${title}: `;
  if (!description.startsWith(start)) return description;
  const rest = description.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
