import { Panel } from 'kit/panel';
import { SearchSelectField } from 'kit/search-select';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { AdminProject_ProjectFragment } from '#gql/graphql.ts';
import { Form } from './detail-layout.ts';
import { contractorChoices } from './contractor-choices.ts';
import { useProjectTeam, type TeamRole } from './use-project-team.ts';

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
