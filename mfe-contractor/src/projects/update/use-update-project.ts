import { useOptimisticMutation } from 'kit/apollo';
import type { UpdateProjectInput } from 'rules/projects';
import { UpdateProjectDocument, type HubProject_ProjectFragment } from '#gql/graphql.ts';

/** Changes a project: it shows at once, and is taken back where the server refuses. Answers whether it stands. */
export function useUpdateProject(project: HubProject_ProjectFragment) {
  const [run] = useOptimisticMutation(UpdateProjectDocument, { failed: `${project.title} was not changed` });
  return async (input: UpdateProjectInput): Promise<boolean> => {
    const expected = { ...project, ...input, __typename: 'Project' };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { updateProject: expected as HubProject_ProjectFragment },
    });
    return done !== null;
  };
}
