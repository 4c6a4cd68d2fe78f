import { useOptimisticMutation } from 'kit/apollo';
import type { UpdateProjectInput } from 'rules/projects';
import { UpdateAdminProjectDocument, type AdminProject_ProjectFragment } from '#gql/graphql.ts';

/** Changes a project: it shows at once, and is taken back where the server refuses. Answers whether it stands. */
export function useUpdateProject() {
  const [run] = useOptimisticMutation(UpdateAdminProjectDocument, { failed: 'The project was not changed' });
  return async (project: AdminProject_ProjectFragment, input: UpdateProjectInput): Promise<boolean> => {
    const expected = { ...project, ...input, __typename: 'Project' };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { updateProject: expected as AdminProject_ProjectFragment },
    });
    return done !== null;
  };
}
