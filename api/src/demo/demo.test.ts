import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { leadStatuses } from 'rules/leads';
import { knowledgeCategories, knowledgeHubs } from 'rules/knowledge';
import { projectStatuses } from 'rules/projects';
import { taskStatuses } from 'rules/tasks';
import { ticketStatuses } from 'rules/tickets';
import { demoAccounts, type DemoName } from '#demo/accounts';
import { demoPassword } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient, type TestClient } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';

let app: TestApp;
const as = {} as Record<DemoName, TestClient>;
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on' });
  for (const [name, { email }] of Object.entries(demoAccounts)) {
    const client = createTestClient(app.url);
    expect((await client.send('POST', '/api/auth/login', { email, password: demoPassword })).status).toBe(200);
    as[name as DemoName] = client;
  }
});
afterAll(() => app.stop());

async function toRows({ pool }: TestDatabase): Promise<Record<string, number>> {
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'server' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows)
    counts[name] = Number((await pool.query(`select count(*) from "${name}"`)).rows[0].count);
  return counts;
}

test('servers that start at the same time load the demo once, and a later start adds nothing', async () => {
  const [fresh, database] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  const start = (url: string) => startTestApp({ DEMO: 'on', DATABASE_URL: url });
  const alone = await start(fresh.url);
  const expected = await toRows(fresh);
  const together = await Promise.all([start(database.url), start(database.url)]);
  expect(await toRows(database)).toEqual(expected);
  const later = await start(database.url);
  expect(await toRows(database)).toEqual(expected);
  expect(expected.users).toBeGreaterThanOrEqual(Object.keys(demoAccounts).length);
  await Promise.all([alone, ...together, later].map((each) => each.stop()));
  await Promise.all([fresh.drop(), database.drop()]);
});

const ids = '{ edges { node { id } } }';
const projects = `projects ${ids} activity ${ids}`;
const hubs = knowledgeHubs.map((hub) => `${hub}: knowledgeResources(filter: { hub: ${hub} }) ${ids}`).join(' ');
const figure = '{ value isSample }';
const period = `{ projectPayouts ${figure} supportResiduals ${figure} bonuses ${figure} total ${figure} }`;
const contractorSummary = `contractorSummary {
    thisMonth ${figure} rating ${figure} recentActivity { isSample } testingQueue { isSample }
    developmentStatus { inProgress ${figure} inTesting ${figure} inProduction ${figure} }
    billing { currentMonth ${period} allTime ${period} history { isSample } }
  }`;
const knowledgeSummary = `knowledgeSummary {
    docHub { definitions ${figure} contractSamples ${figure} discoveryDocs ${figure} auditDocs ${figure} }
    aiNexus { tools { isSample } news { isSample } } upskill { courses { isSample } recentLearning { isSample } }
  }`;
const hub = `${projects} ${hubs} ${contractorSummary} ${knowledgeSummary} supportTickets ${ids} payoutHistory ${ids}
  clientStoreRequests ${ids} conversations { edges { node { id promptTemplates { id } } } } availablePromptTemplates { id } documents ${ids}`;
const client = `${projects} ${hubs} supportTickets ${ids}`;
const admin = `${projects} ${hubs} supportTickets ${ids} payoutHistory ${ids} clientStoreRequests ${ids} leads ${ids} users ${ids} managedTasks ${ids} teamMembers ${ids}
  promptTemplates { id } documents ${ids} contractorRoles { id } systemAlerts { text } platformHealth { name } salesClients ${ids}`;
const metrics = [
  'monthlyRevenue',
  'activeLeads',
  'conversionRate',
  'dealsClosedThisMonth',
  'totalClients',
  'avgDealSize',
];

// Separate from what administrators see: together they would exceed the limit of root fields.
const founder = `invitations ${ids} drafts: knowledgeResources(filter: { isPublished: false }) ${ids}
  siteVisits(days: 7) { topRoutes { views } plans { plan } }`;

/** What the tabs of each account request. */
const tabs: Record<DemoName, string> = {
  founder,
  admin,
  analyst: hubs,
  client,
  client2: client,
  developer: hub,
  tester: hub,
  support: hub,
  sales: `leads ${ids} enquiriesToAnswer ${ids} salesClients ${ids} salesPipeline { rows { isSample } } salesMetrics { ${metrics.map((name) => `${name} ${figure}`).join(' ')} }`,
  pm: `${projects} managedTasks ${ids} teamMembers ${ids}`,
};

/** Paths of empty lists and samples in a response. */
function gaps(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length === 0) return [`${path} is empty`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'isSample' && inner === true ? [`${path} is a sample`] : gaps(inner, `${path}/${key}`),
  );
}

test.each(Object.keys(tabs) as DemoName[])('no tab of %s is empty, and no figure is a sample', async (name) => {
  const { data, errors } = await as[name].graphql(`{ ${tabs[name]} }`);
  expect(errors).toBeUndefined();
  expect(gaps(data)).toEqual([]);
});

/** The distinct values of a field in a list, sorted. */
async function getValues(name: DemoName, path: string, field: string): Promise<unknown[]> {
  const rows = await as[name].list<Record<string, unknown>>(path);
  return [...new Set(rows.map((row) => row[field]))].toSorted();
}
const sorted = (values: readonly string[]) => values.toSorted();

test.each<[DemoName, string, string, readonly string[]]>([
  ['client', '/api/projects', 'status', projectStatuses],
  ['sales', '/api/sales/leads', 'status', leadStatuses],
  ['pm', '/api/tasks', 'status', taskStatuses],
  ['admin', '/api/support-tickets', 'status', ticketStatuses],
  ['analyst', '/api/knowledge-resources', 'hub', knowledgeHubs],
  ['analyst', '/api/knowledge-resources', 'category', knowledgeCategories],
])('%s finds in %s each %s', async (name, path, field, values) => {
  expect(await getValues(name, path, field)).toEqual(sorted(values));
});

test('includes what others cannot see: drafts, a suggested tool, inactive items', async () => {
  expect(await getValues('analyst', '/api/knowledge-resources', 'isPublished')).toEqual([false, true]);
  expect(await getValues('analyst', '/api/knowledge-resources', 'title')).toContain('Diagram Sketcher');
  expect(await getValues('admin', '/api/admin/prompt-templates', 'isActive')).toEqual([false, true]);
  expect(await getValues('admin', '/api/admin/ai-documents', 'isActive')).toEqual([false, true]);
});

test('visits were counted on every day before today, and resources were opened', async () => {
  const query = '{ siteVisits(days: 84) { days { views } conversion } knowledgeCounts { views } }';
  interface Counted {
    siteVisits: { days: Array<{ views: number }>; conversion: number | null };
    knowledgeCounts: Array<{ views: number }>;
  }
  const { siteVisits, knowledgeCounts } = (await as.founder.graphql<Counted>(query)).data;
  expect(siteVisits.days.slice(0, -1).filter(({ views }) => views === 0)).toEqual([]);
  expect(siteVisits.conversion).toBeGreaterThan(0);
  expect(knowledgeCounts.filter(({ views }) => views === 0)).toEqual([]);
});

interface Project {
  id: string;
  status: string;
  rating: number | null;
  client: { email: string };
  developer: { firstName: string } | null;
  projectManager: { firstName: string } | null;
}
const getProjects = async (name: DemoName) => (await as[name].send<Project[]>('GET', '/api/projects')).body;

test('the demo meets the contract', async () => {
  const [own, others] = [await getProjects('client'), await getProjects('client2')];
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(new Set(own.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4);
  expect(others.length).toBeGreaterThanOrEqual(1);
  expect([...own, ...others].map(({ client: { email } }) => email)).toEqual([
    ...own.map(() => demoAccounts.client.email),
    ...others.map(() => demoAccounts.client2.email),
  ]);
  expect((await getProjects('developer')).some(({ developer }) => developer?.firstName === 'Devika')).toBe(true);
  const managed = await getProjects('pm');
  expect(new Set(managed.map(({ projectManager }) => projectManager?.firstName))).toEqual(new Set(['Priya']));
  for (const status of ['pending', 'in_progress', 'completed'])
    expect(managed.map((project) => project.status)).toContain(status);
});

test('each client has rated a completed project, and can still rate one', async () => {
  const ratings = async (name: DemoName) =>
    (await getProjects(name)).flatMap(({ status, rating }) => (status === 'completed' ? [rating] : []));
  expect((await ratings('client')).toSorted()).toEqual([5, null]);
  expect(await ratings('client2')).toEqual([4]);
});

test.each<DemoName>(['developer', 'tester', 'support'])('every conversation of %s has messages', async (name) => {
  const { body } = await as[name].send<Array<{ id: string }>>('GET', '/api/developer/conversations');
  for (const { id } of body) {
    const messages = await as[name].send<object[]>('GET', `/api/developer/conversations/${id}/messages`);
    expect(messages.body.length).toBeGreaterThanOrEqual(2);
  }
});
