import { Panel } from 'kit/panel';
import { SearchSelectField } from 'kit/search-select';
import styled from 'styled-components';
import type { AdminProject_ProjectFragment } from '#gql/graphql.ts';
import { Form } from './detail-layout.ts';
import { contractorChoices } from './contractor-choices.ts';
import { useProjectTeam, type Part } from './use-project-team.ts';

const parts: [Part, string][] = [
  ['developer', 'Developer'],
  ['tester', 'Tester'],
  ['projectManager', 'Project manager'],
];

/** Who works on the project. Whoever is chosen sees it, and its tickets, at once. */
export function ProjectTeam({ project }: { project: AdminProject_ProjectFragment }) {
  const choose = useProjectTeam(project);
  return (
    <Panel title="Team">
      <Form as="div">
        <Hint>Changes are saved immediately. New members see the project and its tickets.</Hint>
        {parts.map(([part, label]) => {
          const now = project[part];
          return (
            <SearchSelectField
              key={part}
              label={label}
              error={undefined}
              value={now ? { id: now.id, label: `${now.firstName} ${now.lastName}` } : null}
              none="Unassigned"
              searchLabel="Search contractors"
              query={contractorChoices}
              onChange={(contractor) => void choose(part, contractor)}
            />
          );
        })}
      </Form>
    </Panel>
  );
}

const Hint = styled.p`
  color: ${({ theme }) => theme.color.soft};
`;
