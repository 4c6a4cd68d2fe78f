import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { ChangeProjectTeam } from 'rules/project-team';
import { ChangeAdminProjectTeamDocument, type AdminProject_ProjectFragment } from '#gql/graphql.ts';
import type { Contractor } from './contractor-choices.ts';

type Project = AdminProject_ProjectFragment;
export type TeamRole = 'developer' | 'tester' | 'projectManager';

/** Assigns people to a project with an optimistic update, rolled back if the server rejects it. */
export function useProjectTeam(project: Project) {
  const [run] = useOptimisticMutation(ChangeAdminProjectTeamDocument, { failed: "Couldn't change the team" });

  return async (role: TeamRole, contractor: Contractor | null) => {
    const person = contractor ? { __typename: 'Teammate', id: contractor.id, ...pickNames(contractor) } : null;
    const input: ChangeProjectTeam = { [`${role}Id`]: contractor?.id ?? null };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { changeProjectTeam: { ...project, [role]: person, __typename: 'Project' } as Project },
    });
    if (done) toast({ title: `The team of ${project.title} was updated`, intent: 'success' });
  };
}

const pickNames = ({ firstName, lastName }: Contractor) => ({ firstName, lastName });
