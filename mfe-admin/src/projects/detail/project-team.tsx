import { Form } from 'kit/forms';
import { Panel } from 'kit/panel';
import { SearchSelectField } from 'kit/search-select';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import type { ChangeProjectTeam } from 'rules/project-team';
import { type AdminProject_ProjectFragment, ChangeAdminProjectTeamDocument } from '#gql/graphql.ts';
import { type Contractor, contractorChoices } from '../people-choices.ts';
import { teamRoles, type TeamRole } from '../team-roles.ts';

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
