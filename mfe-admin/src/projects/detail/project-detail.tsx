import { ProjectProgress } from 'kit/ui';
import type { ReactNode } from 'react';
import type { PaginatedResult } from 'kit/apollo';
import { RelativeTime, humanize, formatMoney } from 'kit/format';
import { LoadMore, Panel, Timeline } from 'kit/panel';
import { EmptyState } from 'kit/states';
import type { AdminProjectDetail_ProjectFragment, AdminProjectDetailQuery } from '#gql/graphql.ts';
import { getClientName } from '../list/project-people.ts';
import { Columns, Intro, Part, Facts } from './detail-layout.ts';
import { ProjectForm } from './project-form.tsx';
import { ProjectTeam } from './project-team.tsx';

type Entry = NonNullable<AdminProjectDetailQuery['project']>['activity']['edges'][number]['node'];

interface ProjectDetailProps {
  project: AdminProjectDetail_ProjectFragment;
  pages: PaginatedResult<AdminProjectDetailQuery, Entry>;
}

export function ProjectDetail({ project, pages }: ProjectDetailProps) {
  const { title, description, progress } = project;
  const { nodes = [] } = pages;
  return (
    <>
      <Intro>
        <p>{description}</p>
        <ProjectProgress title={title} progress={progress} />
      </Intro>
      <Columns>
        <Part>
          <ProjectForm project={project} />
          <ProjectTeam project={project} />
        </Part>
        <Part>
          <ProjectFacts project={project} />
          <Panel title="Activity">
            {nodes.length === 0 ? (
              <EmptyState title="No activity yet" hint="Each step of the project appears here." />
            ) : (
              <Timeline aria-label="Activity">
                {nodes.map(({ id, description: happened, createdAt }) => (
                  <li key={id}>
                    <p>{stripTitle(happened, title)}</p>
                    <RelativeTime at={createdAt} />
                  </li>
                ))}
              </Timeline>
            )}
            <LoadMore pages={pages} what="entries" />
          </Panel>
        </Part>
      </Columns>
    </>
  );
}

/** Strips the project's title from an activity, since the heading already shows it. */
function stripTitle(description: string, title: string): string {
  const start = `${title}: `;
  if (!description.startsWith(start)) return description;
  const rest = description.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The agreed terms and the app URLs. */
function ProjectFacts({ project }: { project: AdminProjectDetail_ProjectFragment }) {
  return (
    <Panel title="Facts">
      <Facts>
        {toFacts(project).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
}

function toFacts(project: AdminProjectDetail_ProjectFragment): [string, ReactNode][] {
  const { client, tier, priority, technologies, implementationFee, monthlySupportFee, createdAt } = project;
  const { workingLocation, estimatedWeeks, rating, liveUrl, stagingUrl } = project;
  const facts: [string, ReactNode][] = [
    ['Client', client ? <a href={`mailto:${client.email}`}>{getClientName(project)}</a> : getClientName(project)],
    ['Tier and priority', `${humanize(tier)}, ${priority} priority`],
    ['Implementation', Number(implementationFee) > 0 ? formatMoney(implementationFee) : 'To be agreed'],
    ['Monthly support', Number(monthlySupportFee) > 0 ? formatMoney(monthlySupportFee) : 'None'],
    ['Technologies', technologies.join(', ') || 'Various'],
    ['Started', <RelativeTime key="started" at={createdAt} />],
  ];
  if (estimatedWeeks) facts.push(['Estimated', `${estimatedWeeks} ${estimatedWeeks === 1 ? 'week' : 'weeks'}`]);
  if (workingLocation) facts.push(['Working location', workingLocation]);
  if (rating) facts.push(['Client rating', `${rating} of 5`]);
  facts.push(['Live', liveUrl ? <ExternalLink url={liveUrl} /> : 'No link yet']);
  facts.push(['Staging', stagingUrl ? <ExternalLink url={stagingUrl} /> : 'No link yet']);
  return facts;
}

const ExternalLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {url.replace(/^https?:\/\//, '')}
  </a>
);
