import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from './product.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';

interface Ticket {
  title: string;
  description?: string;
  priority?: string;
  projectId?: string | undefined;
}

/** Opens a ticket as the signed-in client and returns its id. The demo tickets must not change, because other journeys use them. */
export async function openTicket(product: Product, client: APIRequestContext, ticket: Ticket): Promise<string> {
  const query = 'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }';
  const response = await runUnregisteredOperation(product, client, query, {
    input: { description: ticket.title, ...ticket },
  });
  await expect(response).toBeOK();
  const { data } = (await response.json()) as { data: { openTicket: { id: string } } };
  return data.openTicket.id;
}
