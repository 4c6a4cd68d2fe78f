import type { AdminProject_ProjectFragment as Project } from '#gql/graphql.ts';

interface ClientFields {
  client?: { firstName: string; lastName: string } | null;
  clientEmail?: string | null;
}

/** The client with an account, or the email that the project is reserved for. */
export const getClientName = ({ client, clientEmail }: ClientFields): string =>
  client ? `${client.firstName} ${client.lastName}` : (clientEmail ?? 'No client yet');

/** The team with each member's role. */
export const getTeam = ({ developer, tester, projectManager }: Project) =>
  [
    { role: 'Developer', person: developer },
    { role: 'Tester', person: tester },
    { role: 'Project manager', person: projectManager },
  ].flatMap(({ role, person }) => (person ? [{ part: role, name: `${person.firstName} ${person.lastName}` }] : []));
