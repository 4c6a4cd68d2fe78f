import { type APIRequestContext, expect } from '@playwright/test';

/** Opens a ticket for the client who is signed in; answers its id. Those of the demo data stay as they are: other journeys look for them. */
export async function openTicket(client: APIRequestContext, title: string, description = title): Promise<string> {
  const query = 'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }';
  const response = await client.post('/graphql', { data: { query, variables: { input: { title, description } } } });
  await expect(response).toBeOK();
  const { data } = (await response.json()) as { data: { openTicket: { id: string } } };
  return data.openTicket.id;
}
