import type { PaginatedResult } from 'kit/apollo';
import { RelativeTime } from 'kit/format';
import { LoadMore, Panel, Timeline } from 'kit/panel';
import { EmptyState } from 'kit/states';
import type { AdminProjectDetail_ProjectFragment, AdminProjectDetailQuery } from '#gql/graphql.ts';
import { Progress } from '../progress.tsx';
import { Columns, Intro, Part } from './detail-layout.ts';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectTeam } from './project-team.tsx';
import { stripTitle } from './strip-title.ts';

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
        <Progress title={title} progress={progress} />
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
