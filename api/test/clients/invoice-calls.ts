import { type Call, type Client, read } from '#test/clients/call';

/** An invoice for a project whose client has an account. */
async function toInvoice(client: Client) {
  const projects = await read(client.GET('/api/projects'));
  const projectId = projects.find((project) => project.client)?.id ?? null;
  return { projectId, lines: [{ description: 'Work', unitPrice: '100.00' }] };
}

async function sendInvoice(client: Client): Promise<string> {
  const { id } = await read(client.POST('/api/invoices', { body: await toInvoice(client) }));
  await read(client.POST('/api/invoices/{id}/send', { params: { path: { id } } }));
  return id;
}

/** By method and path. */
export const invoiceCalls: Record<string, Call> = {
  'GET /api/invoices': ['client', (client) => client.GET('/api/invoices')],
  'POST /api/invoices': ['admin', async (client) => client.POST('/api/invoices', { body: await toInvoice(client) })],
  'POST /api/invoices/{id}/send': [
    'admin',
    async (client) => {
      const { id } = await read(client.POST('/api/invoices', { body: await toInvoice(client) }));
      return client.POST('/api/invoices/{id}/send', { params: { path: { id } } });
    },
  ],
  'POST /api/invoices/{id}/void': [
    'admin',
    async (client) => {
      const params = { path: { id: await sendInvoice(client) } };
      return client.POST('/api/invoices/{id}/void', { params, body: { reason: 'The wrong address' } });
    },
  ],
  'POST /api/invoices/{id}/payments': [
    'admin',
    async (client) => {
      const params = { path: { id: await sendInvoice(client) } };
      const body = { amount: '10.00', paidOn: '2026-11-02', method: 'bank_transfer' } as const;
      return client.POST('/api/invoices/{id}/payments', { params, body });
    },
  ],
};
