import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { ChangeProjectTeam } from 'rules/project-team';
import { ChangeAdminProjectTeamDocument, type AdminProject_ProjectFragment } from '#gql/graphql.ts';
import type { Contractor } from './contractor-choices.ts';

type Project = AdminProject_ProjectFragment;
export type Part = 'developer' | 'tester' | 'projectManager';

/** Assigns people to a project with an optimistic update, rolled back if the server refuses. */
export function useProjectTeam(project: Project) {
  const [run] = useOptimisticMutation(ChangeAdminProjectTeamDocument, { failed: 'The team was not changed' });

  return async (part: Part, chosen: Contractor | null) => {
    const person = chosen ? { __typename: 'Teammate', id: chosen.id, ...getNames(chosen) } : null;
    const input: ChangeProjectTeam = { [`${part}Id`]: chosen?.id ?? null };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { changeProjectTeam: { ...project, [part]: person, __typename: 'Project' } as Project },
    });
    if (done) toast({ title: `The team of ${project.title} is up to date`, intent: 'success' });
  };
}

const getNames = ({ firstName, lastName }: Contractor) => ({ firstName, lastName });
