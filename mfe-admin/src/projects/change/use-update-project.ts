import { useOptimisticMutation } from 'kit/apollo';
import type { UpdateProjectInput } from 'rules/projects';
import { UpdateAdminProjectDocument, type AdminProject_ProjectFragment } from '#gql/graphql.ts';

/**
 * Updates a project with an optimistic update, rolled back if the server rejects it. Resolves to whether it was saved.
 */
export function useUpdateProject() {
  const [updateProject] = useOptimisticMutation(UpdateAdminProjectDocument, { failed: "Couldn't update the project" });
  return async (project: AdminProject_ProjectFragment, input: UpdateProjectInput): Promise<boolean> => {
    const optimisticProject = { ...project, ...input, __typename: 'Project' };
    const done = await updateProject({
      variables: { id: project.id, input },
      optimisticResponse: { updateProject: optimisticProject as AdminProject_ProjectFragment },
    });
    return done !== null;
  };
}
