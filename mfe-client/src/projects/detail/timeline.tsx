import type { Pages } from 'kit/apollo';
import { Moment } from 'kit/format';
import { EndOfList, Panel, Timeline as Entries } from 'kit/panel';
import { Empty } from 'kit/states';
import type { ProjectDetailQuery } from '#gql/graphql.ts';

type Entry = NonNullable<ProjectDetailQuery['project']>['activity']['edges'][number]['node'];
export type TimelinePages = Pages<ProjectDetailQuery, Entry>;

/** Everything that happened to the project, newest first. */
export function Timeline({ title, pages }: { title: string; pages: TimelinePages }) {
  const { nodes = [] } = pages;
  return (
    <Panel title="Timeline">
      {nodes.length === 0 ? (
        <Empty title="Nothing happened yet" hint="Each step of the project appears here as it is made." />
      ) : (
        <Entries aria-label="Timeline">
          {nodes.map(({ id, description, createdAt }) => (
            <li key={id}>
              <p>{withoutTitle(description, title)}</p>
              <Moment at={createdAt} />
            </li>
          ))}
        </Entries>
      )}
      <EndOfList pages={pages} what="entries" />
    </Panel>
  );
}

/** Each entry begins with the project's title, which here stands above them all. */
function withoutTitle(description: string, title: string): string {
  const start = `${title}: `;
  return description.startsWith(start) ? capital(description.slice(start.length)) : description;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
