import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRestClient, getNextCursor, type Schemas } from '@10x/rest-client';
import { demoAccounts, type DemoName } from '#demo/accounts';
import { routes } from '#rest/routes';
import { demoPassword } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createRandomAddress, createTestClient } from '#test/client';
import { type Call, type Client, read } from '#test/clients/call';
import { invoiceCalls } from '#test/clients/invoice-calls';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on', FOUNDER_EMAIL: demoAccounts.founder.email, FOUNDER_PASSWORD: demoPassword });
});
afterAll(() => app.stop());

const signedIn = new Map<string, Client>();
async function getClient(account: DemoName | null): Promise<Client> {
  const known = signedIn.get(String(account));
  if (known) return known;
  const browser = createTestClient(app.url);
  const { email } = demoAccounts[account ?? 'client'];
  if (account) await browser.send('POST', '/api/auth/login', { email, password: demoPassword });
  const headers = { cookie: browser.cookie ?? '', 'x-forwarded-for': createRandomAddress() };
  const client = createRestClient({ baseUrl: app.url, headers });
  signedIn.set(String(account), client);
  return client;
}

const bela = { email: 'bela@teahouse.example', role: 'client' as const };
const invite = async (body: Schemas['CreateInvitationInput']) =>
  read((await getClient('admin')).POST('/api/admin/invites', { body }));

const resource = { title: 'How we test', category: 'guide' as const, hub: 'dochub' as const, tags: ['testing'] };
const document = { title: 'Style', fileName: 'style.md', fileUrl: 'https://files.example/style.md' };
const template = { name: 'Reviewer', systemPrompt: 'You review code.', guardrails: { avoid: ['secrets'] } };
const content = 'Which settings does a cookie of a session need?';
const findTemplateIds = async (client: Client) =>
  (await read(client.GET('/api/developer/prompt-templates'))).slice(0, 1).map(({ id }) => id);
const createConversation = async (client: Client) => {
  const body = { title: 'Sessions', templateIds: await findTemplateIds(client) };
  return read(client.POST('/api/developer/conversations', { body }));
};
const version = ({ updatedAt }: { updatedAt: string }) => ({ 'If-Match': `"${updatedAt}"` });

/** A typed call of every path: the type check fails if one takes or returns something else than the description says. */
const calls: Record<string, Call> = {
  'GET /api/auth/user': ['client', (client) => client.GET('/api/auth/user')],
  'POST /api/auth/login': [
    null,
    (client) => client.POST('/api/auth/login', { body: { email: 'client@demo.test', password: demoPassword } }),
  ],
  'POST /api/admin/login': [
    null,
    (client) => client.POST('/api/admin/login', { body: { email: 'founder@demo.test', password: demoPassword } }),
  ],
  'POST /api/auth/logout': [null, (client) => client.POST('/api/auth/logout')],
  'POST /api/invitations/validate': [
    null,
    async (client) => {
      const { code } = await invite(bela);
      return client.POST('/api/invitations/validate', { body: { code: code ?? '', email: bela.email } });
    },
  ],
  'POST /api/auth/validate-invite': [
    null,
    async (client) => {
      const { token } = await invite(bela);
      return client.POST('/api/auth/validate-invite', { body: { token: token ?? '' } });
    },
  ],
  'POST /api/auth/register': [
    null,
    async (client) => {
      const { token } = await invite(bela);
      const person = { firstName: 'Béla', lastName: 'Park', password: 'tea-from-small-gardens' };
      return client.POST('/api/auth/register', { body: { ...person, token: token ?? '' } });
    },
  ],
  'POST /api/contractor/complete-registration': [
    'client2',
    async (client) => {
      const { code } = await invite({ email: 'client2@demo.test', role: 'contractor', contractorRole: 'tester' });
      return client.POST('/api/contractor/complete-registration', {
        body: {
          firstName: 'Carlo',
          lastName: 'Rossi',
          tagName: 'carlo',
          experienceLevel: 'senior',
          technologies: 'TypeScript, React and PostgreSQL',
          invitationCode: code ?? '',
        },
      });
    },
  ],
  'POST /api/contact/submit': [
    null,
    (client) =>
      client.POST('/api/contact/submit', {
        body: {
          name: 'Ada Park',
          email: 'ada@teahouse.example',
          projectType: 'ecommerce',
          outcome: 'Tea from small gardens, sold on our own page',
          budget: '$5–10k',
          timeline: 'Fast (2–4 weeks)',
          preferredPlan: 'Growth',
          consent: true,
        },
      }),
  ],
  'GET /api/projects': ['client', (client) => client.GET('/api/projects')],
  'GET /api/activity': ['client', (client) => client.GET('/api/activity')],
  'GET /api/contractor/role': ['developer', (client) => client.GET('/api/contractor/role')],
  'GET /api/support-tickets': ['client', (client) => client.GET('/api/support-tickets')],
  ...invoiceCalls,
  'GET /api/payouts': ['developer', (client) => client.GET('/api/payouts')],
  'GET /api/client-store': ['developer', (client) => client.GET('/api/client-store')],
  'GET /api/developer/prompt-templates': ['developer', (client) => client.GET('/api/developer/prompt-templates')],
  'POST /api/developer/test-jarvis': [
    'developer',
    (client) => client.POST('/api/developer/test-jarvis', { body: { message: 'Are you there?' } }),
  ],
  'GET /api/developer/conversations': ['developer', (client) => client.GET('/api/developer/conversations')],
  'POST /api/developer/conversations': [
    'developer',
    async (client) => {
      const body = { title: 'Cookies', templateIds: await findTemplateIds(client) };
      return client.POST('/api/developer/conversations', { body });
    },
  ],
  'PUT /api/developer/conversations/{id}': [
    'developer',
    async (client) => {
      const made = await createConversation(client);
      const params = { path: { id: made.id }, header: version(made) };
      return client.PUT('/api/developer/conversations/{id}', { params, body: { ...made, title: 'Cookies' } });
    },
  ],
  'DELETE /api/developer/conversations/{id}': [
    'developer',
    async (client) => {
      const { id } = await createConversation(client);
      return client.DELETE('/api/developer/conversations/{id}', { params: { path: { id } } });
    },
  ],
  'GET /api/developer/conversations/{id}/messages': [
    'developer',
    async (client) => {
      const { id } = await createConversation(client);
      return client.GET('/api/developer/conversations/{id}/messages', { params: { path: { id } } });
    },
  ],
  'POST /api/developer/conversations/{id}/messages': [
    'developer',
    async (client) => {
      const { id } = await createConversation(client);
      return client.POST('/api/developer/conversations/{id}/messages', { params: { path: { id } }, body: { content } });
    },
  ],
  'GET /api/admin/prompt-templates': ['admin', (client) => client.GET('/api/admin/prompt-templates')],
  'POST /api/admin/prompt-templates': [
    'admin',
    (client) => client.POST('/api/admin/prompt-templates', { body: template }),
  ],
  'PUT /api/admin/prompt-templates/{id}': [
    'admin',
    async (client) => {
      const made = await read(client.POST('/api/admin/prompt-templates', { body: template }));
      const params = { path: { id: made.id }, header: version(made) };
      return client.PUT('/api/admin/prompt-templates/{id}', { params, body: { ...made, isActive: false } });
    },
  ],
  'DELETE /api/admin/prompt-templates/{id}': [
    'admin',
    async (client) => {
      const { id } = await read(client.POST('/api/admin/prompt-templates', { body: template }));
      return client.DELETE('/api/admin/prompt-templates/{id}', { params: { path: { id } } });
    },
  ],
  'GET /api/admin/ai-documents': ['admin', (client) => client.GET('/api/admin/ai-documents')],
  'POST /api/admin/ai-documents': ['admin', (client) => client.POST('/api/admin/ai-documents', { body: document })],
  'PUT /api/admin/ai-documents/{id}': [
    'admin',
    async (client) => {
      const made = await read(client.POST('/api/admin/ai-documents', { body: document }));
      const params = { path: { id: made.id }, header: version(made) };
      return client.PUT('/api/admin/ai-documents/{id}', { params, body: { ...made, title: 'Style, 2nd edition' } });
    },
  ],
  'DELETE /api/admin/ai-documents/{id}': [
    'admin',
    async (client) => {
      const { id } = await read(client.POST('/api/admin/ai-documents', { body: document }));
      return client.DELETE('/api/admin/ai-documents/{id}', { params: { path: { id } } });
    },
  ],
  'POST /api/admin/ai-documents/upload': [
    'admin',
    (client) => client.POST('/api/admin/ai-documents/upload', { body: { fileName: 'style.md' } }),
  ],
  'POST /api/admin/ai-documents/process': [
    'admin',
    async (client) => {
      const body = { fileName: 'style.md' };
      const { uploadURL, fileUrl } = await read(client.POST('/api/admin/ai-documents/upload', { body }));
      await fetch(uploadURL, { method: 'PUT', body: 'Names are nouns.' });
      return client.POST('/api/admin/ai-documents/process', { body: { ...body, title: 'Style', fileUrl } });
    },
  ],
  'GET /api/admin/invites': ['admin', (client) => client.GET('/api/admin/invites')],
  'POST /api/admin/invites': [
    'admin',
    (client) => client.POST('/api/admin/invites', { body: { email: 'ada@teahouse.example', role: 'client' } }),
  ],
  'GET /api/admin/contractor-roles': ['admin', (client) => client.GET('/api/admin/contractor-roles')],
  'POST /api/admin/contractor-roles': [
    'admin',
    (client) => client.POST('/api/admin/contractor-roles', { body: { name: 'writer', displayName: 'Writer' } }),
  ],
  'GET /api/admin/dashboard-stats': ['admin', (client) => client.GET('/api/admin/dashboard-stats')],
  'GET /api/knowledge-resources': ['client', (client) => client.GET('/api/knowledge-resources')],
  'POST /api/knowledge-resources': ['analyst', (client) => client.POST('/api/knowledge-resources', { body: resource })],
  'PUT /api/knowledge-resources/{id}': [
    'analyst',
    async (client) => {
      const made = await read(client.POST('/api/knowledge-resources', { body: resource }));
      const params = { path: { id: made.id }, header: version(made) };
      return client.PUT('/api/knowledge-resources/{id}', { params, body: { ...made, difficulty: null } });
    },
  ],
  'DELETE /api/knowledge-resources/{id}': [
    'analyst',
    async (client) => {
      const { id } = await read(client.POST('/api/knowledge-resources', { body: resource }));
      return client.DELETE('/api/knowledge-resources/{id}', { params: { path: { id } } });
    },
  ],
  'GET /api/sales/leads': ['sales', (client) => client.GET('/api/sales/leads')],
  'POST /api/sales/leads': [
    'sales',
    (client) => {
      const body = { companyName: 'Ada Ltd', contactName: 'Ada Park', contactEmail: 'ada@teahouse.example' };
      return client.POST('/api/sales/leads', { body });
    },
  ],
  'GET /api/sales/clients': ['sales', (client) => client.GET('/api/sales/clients')],
  'GET /api/sales/metrics': ['sales', (client) => client.GET('/api/sales/metrics')],
  'GET /api/tasks': ['pm', (client) => client.GET('/api/tasks')],
  'GET /api/team': ['pm', (client) => client.GET('/api/team')],
};

test.each(routes.map(({ method, path, status }) => [`${method.toUpperCase()} ${path.replace(':id', '{id}')}`, status]))(
  'the client calls %s',
  async (name, status) => {
    const [account, call] = calls[name] ?? [null, () => Promise.reject(new Error(`There is no typed call of ${name}`))];
    const { error, response } = await call(await getClient(account));
    expect(error).toBeUndefined();
    expect(response.status).toBe(status);
  },
);

test('a token signs its client in, an error has its code, and the end of a list has no cursor', async () => {
  const { token } = await app.make.accessToken({ scopes: ['projects_read'] });
  const client = createRestClient({ baseUrl: app.url, token });
  const { data, response } = await client.GET('/api/projects');
  expect(data).toEqual([]);
  expect(getNextCursor(response)).toBeUndefined();
  expect((await client.GET('/api/sales/leads')).error?.code).toBe('FORBIDDEN');
  expect(getNextCursor(new Response(null, { headers: { link: '</api/projects?after=a%2Bb>; rel="next"' } }))).toBe(
    'a+b',
  );
});
