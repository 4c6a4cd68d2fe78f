import type { AdminProject_ProjectFragment as Project } from '#gql/graphql.ts';

interface Owned {
  client?: { firstName: string; lastName: string } | null;
  clientEmail?: string | null;
}

/** Whose project it is: a client with an account, or the e-mail that it waits for. */
export const clientName = ({ client, clientEmail }: Owned): string =>
  client ? `${client.firstName} ${client.lastName}` : (clientEmail ?? 'No client yet');

/** Who works on it, each with their part in it. */
export const getTeam = ({ developer, tester, projectManager }: Project) =>
  [
    { part: 'Developer', person: developer },
    { part: 'Tester', person: tester },
    { part: 'Project manager', person: projectManager },
  ].flatMap(({ part, person }) => (person ? [{ part, name: `${person.firstName} ${person.lastName}` }] : []));
