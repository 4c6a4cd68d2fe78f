import { SelectField } from 'kit/forms';
import { Panel } from 'kit/panel';
import { roleName } from 'rules/role-names';
import styled from 'styled-components';
import type { AdminProject_ProjectFragment } from '#gql/graphql.ts';
import { Form } from './detail-layout.ts';
import { useProjectTeam, type Part } from './use-project-team.ts';

const parts: [Part, string][] = [
  ['developer', 'Developer'],
  ['tester', 'Tester'],
  ['projectManager', 'Project manager'],
];

/** Who works on the project. Whoever is chosen sees it, and its tickets, at once. */
export function ProjectTeam({ project }: { project: AdminProject_ProjectFragment }) {
  const { team, choose } = useProjectTeam(project);
  return (
    <Panel title="Team">
      <Form as="div">
        <Hint>A choice is saved at once. Whoever joins sees the project and its tickets.</Hint>
        {parts.map(([part, label]) => {
          const now = project[part];
          const others = team.filter(({ id }) => id !== now?.id);
          return (
            <SelectField
              key={part}
              label={label}
              error={undefined}
              value={now?.id ?? ''}
              onChange={({ target }) => void choose(part, target.value || null)}
            >
              <option value="">Unassigned</option>
              {now && <option value={now.id}>{`${now.firstName} ${now.lastName}`}</option>}
              {others.map(({ id, firstName, lastName, contractorRole }) => (
                <option key={id} value={id}>
                  {`${firstName} ${lastName}`}
                  {contractorRole && `, ${roleName(contractorRole)}`}
                </option>
              ))}
            </SelectField>
          );
        })}
      </Form>
    </Panel>
  );
}

const Hint = styled.p`
  color: ${({ theme }) => theme.color.soft};
`;
