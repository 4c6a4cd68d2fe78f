import type { Pages } from 'kit/apollo';
import { Moment } from 'kit/format';
import { EndOfList, Panel, Timeline } from 'kit/panel';
import { Empty } from 'kit/states';
import type { AdminProjectDetail_ProjectFragment, AdminProjectDetailQuery } from '#gql/graphql.ts';
import { Progress } from '../progress.tsx';
import { Columns, Opening, Part } from './detail-layout.ts';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectForm } from './project-form.tsx';
import { ProjectTeam } from './project-team.tsx';
import { withoutTitle } from './without-title.ts';

type Entry = NonNullable<AdminProjectDetailQuery['project']>['activity']['edges'][number]['node'];

interface ProjectDetailProps {
  project: AdminProjectDetail_ProjectFragment;
  pages: Pages<AdminProjectDetailQuery, Entry>;
}

export function ProjectDetail({ project, pages }: ProjectDetailProps) {
  const { title, description, progress } = project;
  const { nodes = [] } = pages;
  return (
    <>
      <Opening>
        <p>{description}</p>
        <Progress title={title} progress={progress} />
      </Opening>
      <Columns>
        <Part>
          <ProjectForm project={project} />
          <ProjectTeam project={project} />
        </Part>
        <Part>
          <ProjectFacts project={project} />
          <Panel title="Activity">
            {nodes.length === 0 ? (
              <Empty title="Nothing happened yet" hint="Each step of the project appears here as it is made." />
            ) : (
              <Timeline aria-label="Activity">
                {nodes.map(({ id, description: happened, createdAt }) => (
                  <li key={id}>
                    <p>{withoutTitle(happened, title)}</p>
                    <Moment at={createdAt} />
                  </li>
                ))}
              </Timeline>
            )}
            <EndOfList pages={pages} what="entries" />
          </Panel>
        </Part>
      </Columns>
    </>
  );
}
