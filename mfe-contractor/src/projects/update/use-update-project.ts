import { useOptimisticMutation } from 'kit/apollo';
import type { UpdateProjectInput } from 'rules/projects';
import { UpdateProjectDocument, type HubProject_ProjectFragment } from '#gql/graphql.ts';

/** Updates a project optimistically and rolls back on error. Returns whether it succeeded. */
export function useUpdateProject(project: HubProject_ProjectFragment) {
  const [run] = useOptimisticMutation(UpdateProjectDocument, { failed: `Couldn't update ${project.title}` });
  return async (input: UpdateProjectInput): Promise<boolean> => {
    const expected = { ...project, ...input, __typename: 'Project' };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { updateProject: expected as HubProject_ProjectFragment },
    });
    return done !== null;
  };
}
