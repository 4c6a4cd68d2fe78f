import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rootFieldAudiences } from '#access/audiences';
import { demoAccounts, type DemoName } from '#demo/accounts';
import { exampleBodies, requiredIds, requiredInvitations, requiredSteps, requiredUploads } from '#rest/examples';
import { getDemoAccount } from '#rest/rest-examples';
import { routes } from '#rest/routes';
import { demoPassword } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { createShapeValidator } from '#test/shape-validator';
import { type Permission, putFile } from '#test/uploads';

interface Secrets {
  token: string;
  code: string;
}

interface Thing {
  id: string;
}

let app: TestApp;
let shapes: Awaited<ReturnType<typeof createShapeValidator>>;
const clients = new Map<string | null, TestClient>();
/** The operations of rows are root fields of the same name. */
let getAccount: (operation: string) => DemoName | null;
beforeAll(async () => {
  app = await startTestApp({
    DEMO: 'on',
    FOUNDER_EMAIL: demoAccounts.founder.email,
    FOUNDER_PASSWORD: demoPassword,
  });
  shapes = await createShapeValidator(app.client);
  const audiences = new Map(rootFieldAudiences().map(({ field, audiences: names }) => [field, names]));
  getAccount = (operation) => getDemoAccount(operation, audiences.get(operation) ?? []) as DemoName | null;
  for (const { operation } of routes) {
    const account = getAccount(operation);
    if (clients.has(account)) continue;
    clients.set(account, createTestClient(app.url));
    if (account)
      await clients.get(account)?.send('POST', '/api/auth/login', {
        email: demoAccounts[account].email,
        password: demoPassword,
      });
  }
  await sendInvoiceToClient();
});
afterAll(() => app.stop());

/** The demo data have no invoices. */
async function sendInvoiceToClient(): Promise<void> {
  const projects = await clients.get('client')?.send<Thing[]>('GET', '/api/projects');
  const admin = clients.get('admin');
  const body = { ...exampleBodies.createInvoice, projectId: projects?.body[0]?.id };
  const draft = await admin?.send<Thing>('POST', '/api/invoices', body);
  await admin?.send('POST', `/api/invoices/${draft?.body.id}/send`);
}

async function uploadFor(operation: string, client: TestClient | undefined): Promise<Permission | undefined> {
  const { permission, text = '' } = requiredUploads[operation] ?? {};
  const route = routes.find((other) => other.operation === permission);
  const given = route && (await client?.send<Permission>('POST', route.path, exampleBodies[route.operation]));
  if (given) await putFile(given.body, Buffer.from(text));
  return given?.body;
}

test.each(routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  'the example of %s works as documented, for a demo account',
  async (_name, { method, path, operation, status }) => {
    const client = clients.get(getAccount(operation));
    const [list = '', rest] = path.split('/:id');
    const getBody = async (of: string) => {
      const { field, list } = requiredIds[of] ?? {};
      const things = list && (await client?.send<Thing[]>('GET', list))?.body;
      return { ...exampleBodies[of], ...(field && things && { [field]: things.at(-1)?.id }) };
    };
    const getId = async () => {
      const creation = routes.find((other) => other.method === 'post' && other.path === list);
      const made =
        method !== 'get' && creation && (await client?.send<Thing>('POST', list, await getBody(creation.operation)));
      const step = requiredSteps[operation];
      if (made && step) await client?.send('POST', `${list}/${made.body.id}${step}`);
      return made ? made.body.id : (await client?.send<Thing[]>('GET', list))?.body.at(-1)?.id;
    };
    const address = rest === undefined ? path : path.replace(':id', String(await getId()));
    const { invitation, secret = 'token', field = '' } = requiredInvitations[operation] ?? {};
    const secrets = invitation && (await clients.get('admin')?.send<Secrets>('POST', '/api/admin/invites', invitation));
    const upload = await uploadFor(operation, client);
    const body = exampleBodies[operation] && {
      ...(await getBody(operation)),
      ...(upload && { fileUrl: upload.fileUrl }),
      ...(secrets && { [field]: secrets.body[secret] }),
    };
    const reply = await client?.send(method.toUpperCase(), address, body);
    expect(reply).toMatchObject({ status });
    if (status !== 204) expect(shapes.findResponseErrors(method, path, status, reply?.body)).toEqual([]);
    if (method === 'get' && Array.isArray(reply?.body)) expect(reply.body).not.toEqual([]);
  },
);
