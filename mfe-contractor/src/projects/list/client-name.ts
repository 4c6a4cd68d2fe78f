import type { HubProject_ProjectFragment as HubProject } from '#gql/graphql.ts';

/** The project's client: their name, or the email that was entered for them. */
export const getClientName = ({ client, clientEmail }: HubProject): string =>
  client ? `${client.firstName} ${client.lastName}` : (clientEmail ?? 'No client yet');

/** The client's email; null if none was entered. */
export const getClientEmail = ({ client, clientEmail }: HubProject): string | null =>
  client?.email ?? clientEmail ?? null;
