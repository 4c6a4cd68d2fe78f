import type { HubProject_ProjectFragment as HubProject } from '#gql/graphql.ts';

/** Whose project it is: a client with an account, or the e-mail that it waits for. */
export const clientName = ({ client, clientEmail }: HubProject): string =>
  client ? `${client.firstName} ${client.lastName}` : (clientEmail ?? 'No client yet');

/** Where to write to them; null where no one is entered. */
export const clientAddress = ({ client, clientEmail }: HubProject): string | null =>
  client?.email ?? clientEmail ?? null;
