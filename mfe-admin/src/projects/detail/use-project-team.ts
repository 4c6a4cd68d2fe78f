import { useChange, useQuery } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { ChangeProjectTeam } from 'rules/project-team';
import { AdminTeamDocument, ChangeAdminProjectTeamDocument, type AdminProject_ProjectFragment } from '#gql/graphql.ts';

type Project = AdminProject_ProjectFragment;
export type Part = 'developer' | 'tester' | 'projectManager';

/** Who can be chosen for each part in a project, and choosing: it shows at once, and is taken back where the server refuses. */
export function useProjectTeam(project: Project) {
  const { data } = useQuery(AdminTeamDocument);
  const [run] = useChange(ChangeAdminProjectTeamDocument, { failed: 'The team was not changed' });
  const team = data?.team.filter(({ isActive }) => isActive) ?? [];

  const choose = async (part: Part, id: string | null) => {
    const chosen = team.find((member) => member.id === id);
    const person = chosen ? { __typename: 'Teammate', id: chosen.id, ...namesOf(chosen) } : null;
    const input: ChangeProjectTeam = { [`${part}Id`]: id };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { changeProjectTeam: { ...project, [part]: person, __typename: 'Project' } as Project },
    });
    if (done) toast({ title: `The team of ${project.title} is up to date`, intent: 'success' });
  };
  return { team, choose };
}

const namesOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({ firstName, lastName });
