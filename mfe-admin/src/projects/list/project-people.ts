import type { AdminProject_ProjectFragment as Project } from '#gql/graphql.ts';

interface ClientFields {
  client?: { firstName: string; lastName: string } | null;
  clientEmail?: string | null;
}

/** Whose project it is: a client with an account, or the e-mail that it waits for. */
export const getClientName = ({ client, clientEmail }: ClientFields): string =>
  client ? `${client.firstName} ${client.lastName}` : (clientEmail ?? 'No client yet');

/** Who works on it, each with their part in it. */
export const getTeam = ({ developer, tester, projectManager }: Project) =>
  [
    { role: 'Developer', person: developer },
    { role: 'Tester', person: tester },
    { role: 'Project manager', person: projectManager },
  ].flatMap(({ role, person }) => (person ? [{ part: role, name: `${person.firstName} ${person.lastName}` }] : []));
