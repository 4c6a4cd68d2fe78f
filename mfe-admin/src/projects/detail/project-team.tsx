import { Form } from 'kit/forms';
import { Panel } from 'kit/panel';
import { SearchSelectField, type Choice, choicePageSize, defineChoiceQuery } from 'kit/search-select';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { ChangeProjectTeam } from 'rules/project-team';
import { formatRoleName } from 'rules/role-names';
import { type AdminProject_ProjectFragment, ChangeAdminProjectTeamDocument, AdminTeamDocument } from '#gql/graphql.ts';

const teamRoles: [TeamRole, string][] = [
  ['developer', 'Developer'],
  ['tester', 'Tester'],
  ['projectManager', 'Project manager'],
];

/** The team of the project. New members get access to it and its tickets at once. */
export function ProjectTeam({ project }: { project: AdminProject_ProjectFragment }) {
  const assign = useProjectTeam(project);
  return (
    <Panel title="Team">
      <Form as="div">
        <Hint>Changes are saved immediately. New members see the project and its tickets.</Hint>
        {teamRoles.map(([role, label]) => {
          const assignee = project[role];
          return (
            <SearchSelectField
              key={role}
              label={label}
              error={undefined}
              value={assignee ? { id: assignee.id, label: `${assignee.firstName} ${assignee.lastName}` } : null}
              none="Unassigned"
              searchLabel="Search contractors"
              query={contractorChoices}
              onChange={(contractor) => void assign(role, contractor)}
            />
          );
        })}
      </Form>
    </Panel>
  );
}

const Hint = styled.p`
  color: ${tokens.color.soft};
`;

type Project = AdminProject_ProjectFragment;
type TeamRole = 'developer' | 'tester' | 'projectManager';

/** Assigns people to a project with an optimistic update, rolled back if the server rejects it. */
function useProjectTeam(project: Project) {
  const [run] = useOptimisticMutation(ChangeAdminProjectTeamDocument, { failed: "Couldn't change the team" });

  return async (role: TeamRole, contractor: Contractor | null) => {
    const person = contractor ? { __typename: 'User', id: contractor.id, ...pickNames(contractor) } : null;
    const input: ChangeProjectTeam = { [`${role}Id`]: contractor?.id ?? null };
    const done = await run({
      variables: { id: project.id, input },
      optimisticResponse: { changeProjectTeam: { ...project, [role]: person, __typename: 'Project' } as Project },
    });
    if (done) toast({ title: `The team of ${project.title} was updated`, intent: 'success' });
  };
}

const pickNames = ({ firstName, lastName }: Contractor) => ({ firstName, lastName });

/** A contractor who can be assigned to a project. */
interface Contractor extends Choice {
  firstName: string;
  lastName: string;
}

/** Active contractors whose name or email matches. Those with the same name are listed with their email. */
const contractorChoices = defineChoiceQuery(AdminTeamDocument, {
  searchBy: 'a name or email',
  variables: (search) => ({ search, first: choicePageSize }),
  choices: ({ users: { edges, pageInfo } }) => ({
    found: edges
      .map(({ node }) => node)
      .toSorted((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName))
      .map(({ id, firstName, lastName, email, contractorRole }): Contractor => ({
        id,
        firstName,
        lastName,
        label: `${firstName} ${lastName}`,
        detail: email ?? undefined,
        note: contractorRole ? formatRoleName(contractorRole) : undefined,
      })),
    hasMore: pageInfo.hasNextPage,
  }),
});
