import type { PaginatedResult } from 'kit/apollo';
import { Icon } from 'kit/controls';
import { ProjectActivity, ProjectFacts, ProjectForm, ProjectStatusSelect, ProjectTeam } from 'kit/project';
import { Panels } from 'kit/panel';
import { ProjectProgress, ProjectStatusTag } from 'kit/ui';
import type { ManagedProject_ProjectFragment, ManagedProjectQuery } from '#gql/graphql.ts';
import { managerPath } from '../manager-paths.ts';
import { assigneeChoiceQuery } from '../tasks/assignee-choices.ts';
import { BackLink, Column, Columns, Description, Header, TitleRow } from './project-layout.ts';
import { ProjectWork } from './project-work.tsx';
import { useProjectChanges } from './use-managed-project.ts';

type Entry = NonNullable<ManagedProjectQuery['project']>['activity']['edges'][number]['node'];

interface ProjectDetailProps {
  project: ManagedProject_ProjectFragment;
  pages: PaginatedResult<ManagedProjectQuery, Entry>;
}

/** A manager who has handed the project over still sees it until they leave, and changes nothing. */
export function ProjectDetail({ project, pages }: ProjectDetailProps) {
  const { id, title, description, status, progress, viewerCanUpdate, viewerCanChangeTeam } = project;
  const { update, changeStatus, assign, readLatest } = useProjectChanges(project);
  return (
    <Panels>
      <Header>
        <BackLink to={managerPath}>
          <Icon name="back" />
          All projects
        </BackLink>
        <TitleRow>
          <h1>{title}</h1>
          {viewerCanUpdate ? (
            <ProjectStatusSelect title={title} status={status} onChange={(next) => void changeStatus(next)} />
          ) : (
            <ProjectStatusTag status={status} />
          )}
        </TitleRow>
        <Description>{description}</Description>
        <ProjectProgress title={title} progress={progress} />
      </Header>
      <Columns>
        <Column>
          {viewerCanChangeTeam && <ProjectWork id={id} />}
          <div id="activity">
            <ProjectActivity title={title} pages={pages} />
          </div>
        </Column>
        <Column>
          {viewerCanChangeTeam && (
            <ProjectTeam project={project} query={assigneeChoiceQuery} assign={assign} readLatest={readLatest} />
          )}
          {viewerCanUpdate && <ProjectForm project={project} update={update} readLatest={readLatest} />}
          <div id="facts">
            <ProjectFacts project={project} />
          </div>
        </Column>
      </Columns>
    </Panels>
  );
}
