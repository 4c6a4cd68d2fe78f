import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { belongsTo } from 'rules/audiences';
import type { Standing } from 'rules/people';
import { rootFieldAudiences } from '#access/audiences';
import { hasRule } from '#access/rules';
import { createSchema } from '#schema';
import { as } from '#test/as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { testPassword } from '#test/factories';

const schema = createSchema();
const founderEmail = 'the-founder@test.test';

test('every root field of the schema names its audience: closed by default', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const named = rootFieldAudiences();
  expect(named.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  expect(named.filter(({ audiences }) => audiences.length === 0)).toEqual([]);
});

test('every input type names the rule that it is parsed by', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  expect(inputs.filter(({ name }) => !hasRule(name)).map(String)).toEqual([]);
});

/** The people of contract §1, one of each kind. */
const people: Record<string, Standing | null> = {
  'signed out': null,
  client: { role: 'client', contractorRole: null, isFounder: false },
  developer: { role: 'contractor', contractorRole: 'developer', isFounder: false },
  sales: { role: 'contractor', contractorRole: 'sales', isFounder: false },
  pm: { role: 'contractor', contractorRole: 'project_manager', isFounder: false },
  analyst: { role: 'product_analyst', contractorRole: null, isFounder: false },
  admin: { role: 'admin', contractorRole: null, isFounder: false },
  founder: { role: 'admin', contractorRole: null, isFounder: true },
};

/** A document that names the operation and is valid; the door is asked before its arguments mean anything. */
const documents: Record<string, string> = {
  me: '{ me { id } }',
  projects: '{ projects { edges { node { id } } } }',
  project: '{ project(id: "00000000-0000-7000-8000-000000000000") { id } }',
  activity: '{ activity { edges { node { id } } } }',
  clientSummary: '{ clientSummary { activeProjects } }',
  signIn: 'mutation { signIn(input: { email: "a@b.test", password: "x" }) { user { id } } }',
  signInAsFounder: 'mutation { signInAsFounder(input: { email: "a@b.test", password: "x" }) { user { id } } }',
  signOut: 'mutation { signOut }',
  supportTickets: '{ supportTickets { edges { node { id } } } }',
  supportTicket: '{ supportTicket(id: "00000000-0000-7000-8000-000000000000") { id } }',
  openTicket: 'mutation { openTicket(input: { title: "a", description: "b" }) { id } }',
  replyToTicket:
    'mutation { replyToTicket(id: "00000000-0000-7000-8000-000000000000", input: { content: "a" }) { id } }',
  resolveTicket: 'mutation { resolveTicket(id: "00000000-0000-7000-8000-000000000000") { id } }',
  clientStoreRequests: '{ clientStoreRequests { edges { node { id } } } }',
  acceptClientStoreRequest: 'mutation { acceptClientStoreRequest(id: "00000000-0000-7000-8000-000000000000") { id } }',
  declineClientStoreRequest:
    'mutation { declineClientStoreRequest(id: "00000000-0000-7000-8000-000000000000") { id } }',
  payouts: '{ payouts { id } }',
  contractorRole: '{ contractorRole { id } }',
  contractorRoles: '{ contractorRoles { id } }',
  createContractorRole: 'mutation { createContractorRole(input: { name: "a", displayName: "b" }) { id } }',
  dashboardStats: '{ dashboardStats { agedProjects } }',
  tasks: '{ tasks { id } }',
  team: '{ team { id } }',
  createTask:
    'mutation { createTask(input: { projectId: "00000000-0000-7000-8000-000000000000", title: "a" }) { id } }',
  moveTask: 'mutation { moveTask(id: "00000000-0000-7000-8000-000000000000", input: { status: done }) { id } }',
  assignTask: 'mutation { assignTask(id: "00000000-0000-7000-8000-000000000000") { id } }',
  updateProject: 'mutation { updateProject(id: "00000000-0000-7000-8000-000000000000", input: {}) { id } }',
};

describe('the door of every operation, for every kind of person', () => {
  let app: TestApp;
  const clients: Record<string, TestClient> = {};
  beforeAll(async () => {
    app = await startTestApp({ FOUNDER_EMAIL: founderEmail, FOUNDER_PASSWORD: testPassword });
    for (const [name, standing] of Object.entries(people)) {
      const { role, contractorRole, isFounder } = standing ?? {};
      const user = role && !isFounder && (await app.make.user({ role, contractorRole: contractorRole ?? null }));
      clients[name] = isFounder ? await as(app, { email: founderEmail }) : user ? await as(app, user) : app.client;
    }
  });
  afterAll(() => app.stop());

  const operations = rootFieldAudiences().filter(({ kind, field }) => kind !== 'subscription' && field !== 'signOut');
  test.each(
    operations.flatMap(({ field, audiences }) => Object.keys(people).map((name) => [field, name, audiences] as const)),
  )('%s for %s', async (field, name, audiences) => {
    const document = documents[field];
    if (!document) throw new Error(`${field} has no document in this table`);
    const { errors } = (await clients[name]?.graphql(document)) ?? {};
    const code = errors?.[0]?.extensions.code;
    const person = people[name] ?? null;
    if (audiences.some((audience) => belongsTo(audience, person))) {
      // Past the door: whatever is wrong from here on is not the door's.
      if (!audiences.includes('anyone')) expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
    } else expect(code).toBe(person ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  });
});
