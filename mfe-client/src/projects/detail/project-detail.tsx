import { Icon } from 'kit/controls';
import { Panel, LoadMore, Timeline as Entries } from 'kit/panel';
import { EmptyState } from 'kit/states';
import type { PaginatedResult } from 'kit/apollo';
import { RelativeTime, humanize, formatMoney } from 'kit/format';
import type { DetailedProject_ProjectFragment, ProjectDetailQuery } from '#gql/graphql.ts';
import { Progress } from '../progress.tsx';
import { ScreenLayout } from '../screen-layout.ts';
import { StatusTag } from '../status-tag.tsx';
import { SupportLink, BackLink, Column, Columns, Description, Header, Title, Facts } from './detail-layout.ts';
import { Rating } from './rating.tsx';
import { Team } from './team.tsx';

interface ProjectDetailProps {
  project: DetailedProject_ProjectFragment;
  pages: TimelinePages;
}

/** One project: status and timeline, with terms, team and URLs. */
export function ProjectDetail({ project, pages }: ProjectDetailProps) {
  const { id, title, description, status, progress, rating, viewerCanRate } = project;
  return (
    <ScreenLayout>
      <Header>
        <BackLink to="/client/projects">
          <Icon name="back" />
          All projects
        </BackLink>
        <Title>
          <h1>{title}</h1>
          <StatusTag status={status} />
        </Title>
        <Description>{description}</Description>
        <Progress title={title} progress={progress} />
        <SupportLink to={`/client/support?new&project=${id}`}>Ask support about this project</SupportLink>
      </Header>
      <Columns>
        <Column>
          {(viewerCanRate || rating !== null) && <Rating project={project} />}
          <Timeline title={title} pages={pages} />
        </Column>
        <Column>
          <ProjectLinks project={project} />
          <Team project={project} />
          <AgreedTerms project={project} />
        </Column>
      </Columns>
    </ScreenLayout>
  );
}

function ProjectLinks({ project: { liveUrl, stagingUrl } }: { project: DetailedProject_ProjectFragment }) {
  const links = [
    ['Live', liveUrl],
    ['Staging', stagingUrl],
  ].filter((link): link is [string, string] => Boolean(link[1]));
  return (
    <Panel title="Where it runs">
      {links.length === 0 ? (
        <EmptyState title="No link yet" hint="It appears here once there is something to try." />
      ) : (
        <Facts>
          {links.map(([name, url]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={url} target="_blank" rel="noreferrer">
                  {url.replace(/^https?:\/\//, '')}
                </a>
              </dd>
            </div>
          ))}
        </Facts>
      )}
    </Panel>
  );
}

type Entry = NonNullable<ProjectDetailQuery['project']>['activity']['edges'][number]['node'];
type TimelinePages = PaginatedResult<ProjectDetailQuery, Entry>;

/** The project's history, newest first. */
function Timeline({ title, pages }: { title: string; pages: TimelinePages }) {
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

/** The agreed terms, without those that the team has not set. The price of an enterprise project is set later and null until then. */
function AgreedTerms({ project }: { project: DetailedProject_ProjectFragment }) {
  const { tier, implementationFee, monthlySupportFee, technologies, estimatedWeeks, workingLocation } = project;
  const facts = [
    ['Tier', humanize(tier)],
    ['Implementation fee', formatFee(implementationFee, 'To be agreed')],
    ['Monthly support', formatFee(monthlySupportFee, 'None')],
    ...(technologies.length > 0 ? [['Technologies', technologies.join(', ')]] : []),
    ['Estimated duration', formatWeeks(estimatedWeeks)],
    ...(workingLocation ? [['Working location', workingLocation]] : []),
    ['Priority', humanize(project.priority)],
  ];
  return (
    <Panel title="Agreed terms">
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Started</dt>
          <dd>
            <RelativeTime at={project.createdAt} />
          </dd>
        </div>
      </Facts>
    </Panel>
  );
}

const formatFee = (fee: string, none: string) => (Number(fee) === 0 ? none : formatMoney(fee));

const formatWeeks = (count: number | null | undefined) =>
  count ? `${count} ${count === 1 ? 'week' : 'weeks'}` : 'Not estimated yet';
