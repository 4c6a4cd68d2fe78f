import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { allowTruncate } from '#test/allow-truncate';
import { startTestApp, type TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { recordStatements } from '#test/statements';

interface ActionItem {
  id: string;
  kind: string;
  title: string;
  detail: string;
  since: string;
  dueAt: string | null;
  path: string | null;
}
interface ActionItems {
  items: ActionItem[];
  total: number;
}

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  await allowTruncate(database);
});
afterAll(async () => {
  await database.end();
  await app.stop();
});
beforeEach(() =>
  database.query(
    `truncate leads, enquiries, support_tickets, projects, client_store_requests, ai_documents, invitations,
              knowledge_resources cascade`,
  ),
);

async function contractor(contractorRole: string): Promise<TestUser> {
  const person = await app.make.user({ role: 'contractor', contractorRole });
  await app.make.contractorProfile(person);
  return person;
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
const everything = '{ needsMe { total items { id kind title detail since dueAt path } } }';
async function getActionItems(person: Pick<TestUser, 'email'>): Promise<ActionItems> {
  const client = await signInAs(app, person);
  return (await client.graphql<{ needsMe: ActionItems }>(everything)).data.needsMe;
}
const inShort = ({ items }: ActionItems) =>
  items.map(({ kind, title, path, id }) => [kind, title, path?.replace(id, ':id') ?? null]);

async function getEnquiry(name: string, age: Date): Promise<void> {
  const { status } = await app.client.send('POST', '/api/contact/submit', {
    name,
    email: 'ada@visitor.test',
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Pro',
    consent: true,
  });
  expect(status).toBe(201);
  await database.query('update enquiries set created_at = $1 where name = $2', [age, name]);
}

test('the list is empty when there are no action items', async () => {
  expect(await getActionItems(await app.make.user())).toEqual({ items: [], total: 0 });
});

test('for a client: answered tickets, projects to try and projects to rate, without those of other clients', async () => {
  const client = await app.make.user();
  const developer = await contractor('developer');
  for (const owner of [client, await app.make.user()]) {
    const about = owner === client ? 'own' : 'foreign';
    await app.make.project({ client: owner, status: 'testing', title: `Testing ${about}`, developer });
    await app.make.project({ client: owner, status: 'completed', title: `Completed ${about}` });
    await app.make.project({ client: owner, status: 'completed', title: 'Rated', rating: 4 });
    await app.make.project({ client: owner, status: 'in_progress', title: 'Under way' });
    const project = await app.make.project({ client: owner, status: 'pending', developer });
    for (const title of ['Answered', 'Answered back', 'Open'])
      await app.make.ticket({ client: owner, project, title: `${title} ${about}` });
  }
  const { rows } = await database.query<{ id: string; title: string }>('select id, title from support_tickets');
  const reply = async (person: TestUser, title: string) => {
    const id = rows.find((ticket) => ticket.title === title)?.id;
    const { errors } = await (
      await signInAs(app, person)
    ).graphql('mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "Better now?" }) { id } }', { id });
    expect(errors).toBeUndefined();
  };
  for (const title of ['Answered own', 'Answered back own', 'Answered foreign']) await reply(developer, title);
  await reply(client, 'Answered back own');

  const actionItems = await getActionItems(client);
  expect(inShort(actionItems)).toEqual([
    ['ticket_to_answer', 'Answered own', '/client/support/:id'],
    ['project_to_try', 'Testing own', '/client/projects/:id'],
    ['project_to_rate', 'Completed own', '/client/projects/:id'],
  ]);
  expect(actionItems.total).toBe(3);
});

test('for a contractor: open tickets of their projects, and unclaimed requests', async () => {
  const developer = await contractor('developer');
  const project = await app.make.project({ developer, status: 'testing' });
  const foreign = await app.make.project({ developer: await contractor('developer') });
  await app.make.ticket({ project, title: 'Own', priority: 'high' });
  await app.make.ticket({ project, title: 'Taken', status: 'in_progress' });
  await app.make.ticket({ project: foreign, title: 'Foreign' });
  await app.make.clientStoreRequest({ name: 'Ines', tier: 'enterprise' });
  await app.make.clientStoreRequest({ name: 'Marek', status: 'contacted' });
  const actionItems = await getActionItems(developer);
  expect(inShort(actionItems)).toEqual([
    ['open_ticket', 'Own', '/contractor?tab=tickets&ticket=:id'],
    ['client_store_request', 'Ines', '/contractor?tab=client-store'],
  ]);
  expect(actionItems.items.map(({ detail }) => detail)).toEqual([
    'Unanswered · high priority',
    'Enterprise project, unclaimed',
  ]);
});

test('a tester gets their projects in testing; support gets all open tickets', async () => {
  const tester = await contractor('tester');
  await app.make.project({ tester, status: 'testing', title: 'To test' });
  await app.make.project({ tester, status: 'in_progress' });
  await app.make.project({ developer: tester, status: 'testing', title: 'To be tested by someone else' });
  await app.make.ticket({ title: 'Of no one' });
  const path = '/contractor?tab=projects&project=:id';
  expect(inShort(await getActionItems(tester))).toEqual([['project_to_test', 'To test', path]]);
  expect(inShort(await getActionItems(await contractor('support')))).toEqual([
    ['open_ticket', 'Of no one', '/contractor?tab=tickets&ticket=:id'],
  ]);
});

test.each(['developer', 'sales', 'project_manager'])(
  'a contractor who joined by a link, as %s, has to complete their profile',
  async (contractorRole) => {
    const person = await app.make.user({ role: 'contractor', contractorRole });
    const { items } = await getActionItems(person);
    const { rows } = await database.query<{ created_at: Date }>('select created_at from users where id = $1', [
      person.id,
    ]);
    expect(items).toEqual([
      {
        id: person.id,
        kind: 'incomplete_profile',
        title: 'Complete your profile',
        detail: 'Add your tag name, experience and technologies',
        since: rows[0]?.created_at.toISOString(),
        dueAt: null,
        path: '/account',
      },
    ]);
    await app.make.contractorProfile(person);
    expect((await getActionItems(person)).items).toEqual([]);
  },
);

test('for sales: unanswered enquiries, soonest due first, each due 24 hours after it arrived', async () => {
  const sales = await contractor('sales');
  const ages = { older: hoursAgo(30), newer: hoursAgo(2) };
  await getEnquiry('Ada Newer', ages.newer);
  await getEnquiry('Ada Older', ages.older);
  await getEnquiry('Ada Answered', hoursAgo(1));
  await database.query(
    "update enquiries set review_started_at = now(), answered_at = now() where name = 'Ada Answered'",
  );
  await database.query("update enquiries set review_started_at = now() where name = 'Ada Newer'");
  await app.make.lead();
  const { items, total } = await getActionItems(sales);
  expect(total).toBe(2);
  expect(items.map(({ title, since, dueAt, path }) => [title, since, dueAt, path])).toEqual([
    ['Ada Older', ages.older.toISOString(), dayAfter(ages.older), '/sales-portal?tab=leads'],
    ['Ada Newer', ages.newer.toISOString(), dayAfter(ages.newer), '/sales-portal?tab=leads'],
  ]);
  expect(items.map(({ detail }) => detail)).toEqual([
    'Budget: $2–5k · Normal (1–2 months)',
    'Being reviewed · Budget: $2–5k · Normal (1–2 months)',
  ]);
  // As sales has edited them since.
  await database.query("update leads set budget = '15k_50k', timeline = null where contact_name = 'Ada Newer'");
  await database.query("update leads set budget = null where contact_name = 'Ada Older'");
  const edited = (await getActionItems(sales)).items;
  expect(edited.map(({ detail }) => detail)).toEqual(['Normal (1–2 months)', 'Being reviewed · Budget: $15–50k']);
});
const dayAfter = (date: Date) => new Date(date.getTime() + 24 * 60 * 60 * 1000).toISOString();

test('for a project manager: overdue tasks and aged projects of their own', async () => {
  const pm = await contractor('project_manager');
  const day = (offset: number) =>
    hoursAgo(-24 * offset)
      .toISOString()
      .slice(0, 10);
  const own = await app.make.project({ projectManager: pm, title: 'Aged', createdAt: hoursAgo(29 * 24) });
  await app.make.project({ projectManager: pm, createdAt: hoursAgo(29 * 24), status: 'completed' });
  const foreign = await app.make.project({ createdAt: hoursAgo(29 * 24) });
  await app.make.task({ project: own, title: 'Overdue', dueOn: day(-3) });
  await app.make.task({ project: own, title: 'Done', dueOn: day(-3), status: 'done' });
  await app.make.task({ project: own, title: 'Tomorrow', dueOn: day(2) });
  await app.make.task({ project: own, title: 'Some day' });
  await app.make.task({ project: foreign, title: 'Foreign', dueOn: day(-3) });
  const actionItems = await getActionItems(pm);
  expect(inShort(actionItems)).toEqual([
    ['overdue_task', 'Overdue', `/project-manager-portal?tab=tasks&project=${own.id}&due=overdue&q=Overdue`],
    ['aged_project', 'Aged', '/project-manager-portal/projects/:id'],
  ]);
  expect(actionItems.items.map(({ detail }) => detail)).toEqual(['Task in Aged', 'Over four weeks old, 0% complete']);
  expect(actionItems.items[0]?.dueAt?.slice(0, 10)).toBe(day(-3));
});

test('for administrators: new projects without a team, enquiries and tickets older than a day, unread documents, invitations that expire within a day', async () => {
  const admin = await app.make.user({ role: 'admin' });
  await getEnquiry('Ada Overdue', hoursAgo(25));
  await getEnquiry('Ada In Time', hoursAgo(23));
  await app.make.project({ client: await app.make.user(), status: 'pending', title: 'Fresh' });
  await app.make.project({ status: 'pending', title: 'Staffed', developer: await contractor('developer') });
  await app.make.project({ status: 'in_progress', title: 'Under way' });
  await app.make.ticket({ title: 'Old', createdAt: hoursAgo(25) });
  await app.make.ticket({ title: 'New', createdAt: hoursAgo(23) });
  await app.make.aiDocument({ title: 'Damaged', isUnread: true });
  await app.make.aiDocument({ title: 'Read' });
  await app.make.aiDocument({ title: 'Cookies & co', isManual: true });
  await app.make.aiDocument({ title: 'Put aside', isManual: true, isActive: false });
  await app.make.invitation({ email: 'soon@invited.test' });
  await app.make.invitation({ email: 'later@invited.test' });
  await app.make.invitation({ email: 'revoked@invited.test' });
  await database.query("update invitations set expires_at = now() + interval '2 days' where email ~ 'later'");
  await database.query("update invitations set revoked_at = now() where email ~ 'revoked'");
  const actionItems = await getActionItems(admin);
  const list = [
    ['enquiry', 'Ada Overdue', '/sales-portal?tab=leads'],
    ['open_ticket', 'Old', '/admin/tickets?ticket=:id'],
    ['new_project', 'Fresh', '/admin/projects?project=:id'],
    ['unread_document', 'Damaged', '/admin?section=ai&tab=documents&unread=1&q=Damaged'],
    ['unread_document', 'Cookies & co', '/admin?section=ai&tab=documents&unread=1&q=Cookies%20%26%20co'],
    ['expiring_invitation', 'soon@invited.test', '/admin/invites'],
  ];
  expect(inShort(actionItems)).toEqual(list);
  const getDetail = (kind: string) => actionItems.items.find((item) => item.kind === kind)?.detail;
  const details = actionItems.items.filter(({ kind }) => kind === 'unread_document').map(({ detail }) => detail);
  expect(details).toEqual(['It seems to be damaged', 'Has no text yet']);
  expect(getDetail('new_project')).toMatch(/^Small project of .*, no team yet$/);
  expect(Date.parse(actionItems.items.at(-1)?.dueAt ?? '')).toBeGreaterThan(Date.now());
});

test('for a product analyst: drafts, each with a link that opens it', async () => {
  const analyst = await app.make.user({ role: 'product_analyst' });
  await app.make.knowledgeResource({ title: 'Draft', isPublished: false });
  await app.make.knowledgeResource({ title: 'Published' });
  expect(inShort(await getActionItems(analyst))).toEqual([
    ['unpublished_resource', 'Draft', '/admin-dashboard?tab=knowledge&status=draft&resource=:id'],
  ]);
});

test('at most six are listed, with at least one of each kind, and all are counted', async () => {
  const developer = await contractor('developer');
  for (let count = 0; count < 8; count += 1) await app.make.clientStoreRequest();
  await app.make.ticket({ project: await app.make.project({ developer }) });
  const { items, total } = await getActionItems(developer);
  expect(items.map(({ kind }) => kind)).toEqual([
    'open_ticket',
    ...Array.from({ length: 5 }, () => 'client_store_request'),
  ]);
  expect(total).toBe(9);
});

test('the number of statements does not grow with the rows', async () => {
  const client = await app.make.user();
  const developer = await contractor('developer');
  const project = await app.make.project({ client, developer, status: 'completed' });
  for (let count = 0; count < 7; count += 1)
    await app.make.ticket({ client, project, status: 'in_progress', assignee: developer });
  const signedIn = await signInAs(app, client);
  const { statements } = await recordStatements(() => signedIn.graphql(everything));
  // The worker polls for jobs on its own schedule.
  expect(statements.filter((sql) => !/session|graphile_worker/.test(sql))).toHaveLength(4);
});

test('is empty when signed out', async () => {
  expect((await app.client.graphql(everything)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
