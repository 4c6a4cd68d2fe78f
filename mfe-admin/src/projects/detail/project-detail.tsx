import { type PaginatedResult, useApolloClient, useMutation } from 'kit/apollo';
import { ProjectActivity, ProjectFacts, ProjectForm, ProjectTeam } from 'kit/project';
import { ProjectProgress } from 'kit/ui';
import {
  type AdminProject_ProjectFragment,
  type AdminProjectDetail_ProjectFragment,
  AdminProjectDetailDocument,
  type AdminProjectDetailQuery,
  ChangeAdminProjectTeamDocument,
  UpdateAdminProjectDocument,
} from '#gql/graphql.ts';
import { contractorChoices } from '../people-choices.ts';
import { Columns, Intro, Part } from './detail-layout.ts';

type Entry = NonNullable<AdminProjectDetailQuery['project']>['activity']['edges'][number]['node'];

interface ProjectDetailProps {
  project: AdminProjectDetail_ProjectFragment;
  pages: PaginatedResult<AdminProjectDetailQuery, Entry>;
}

export function ProjectDetail({ project, pages }: ProjectDetailProps) {
  const { id, title, description, progress } = project;
  const client = useApolloClient();
  const [update] = useMutation(UpdateAdminProjectDocument);
  const [changeTeam] = useMutation(ChangeAdminProjectTeamDocument);
  const readLatest = async () => {
    const { data } = await client.query({
      query: AdminProjectDetailDocument,
      variables: { id, first: 1 },
      fetchPolicy: 'network-only',
    });
    return data?.project ?? null;
  };
  return (
    <>
      <Intro>
        <p>{description}</p>
        <ProjectProgress title={title} progress={progress} />
      </Intro>
      <Columns>
        <Part>
          <ProjectForm
            hasStatus
            project={project}
            update={(input, ifUpdatedAt) => update({ variables: { id, input, ifUpdatedAt } })}
            readLatest={readLatest}
          />
          <ProjectTeam
            project={project}
            query={contractorChoices}
            assign={({ input, changes, ifUpdatedAt }) =>
              changeTeam({
                variables: { id, input, ifUpdatedAt },
                optimisticResponse: {
                  changeProjectTeam: { ...project, ...changes, __typename: 'Project' } as AdminProject_ProjectFragment,
                },
              })
            }
            readLatest={readLatest}
          />
        </Part>
        <Part>
          <ProjectFacts project={project} />
          <ProjectActivity title={title} pages={pages} />
        </Part>
      </Columns>
    </>
  );
}
