import { useOptimisticMutation } from 'kit/apollo';
import type { UpdateProjectInput } from 'rules/projects';
import { UpdateProjectDocument, type HubProject_ProjectFragment } from '#gql/graphql.ts';

/** Updates a project optimistically and rolls back on error. Returns whether it succeeded. */
export function useUpdateProject(project: HubProject_ProjectFragment) {
  const [updateProject] = useOptimisticMutation(UpdateProjectDocument, { failed: `Couldn't update ${project.title}` });
  return async (input: UpdateProjectInput): Promise<boolean> => {
    const optimisticProject = { ...project, ...input, __typename: 'Project' };
    const result = await updateProject({
      variables: { id: project.id, input },
      optimisticResponse: { updateProject: optimisticProject as HubProject_ProjectFragment },
    });
    return result !== null;
  };
}
