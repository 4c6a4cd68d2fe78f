import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';

interface Lead {
  id: string;
  updatedAt: string;
  owner: { id: string } | null;
  nextStep: string | null;
  nextStepDueOn: string | null;
  lostReason: string | null;
}

let app: TestApp;
let selma: TestUser;
let otto: TestUser;
let boss: TestUser;
let sales: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  selma = await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma' });
  otto = await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Otto' });
  boss = await app.make.user({ role: 'admin' });
  [sales, colleague] = [await signInAs(app, selma), await signInAs(app, otto)];
});
afterAll(() => app.stop());

const fields = `id updatedAt companyName contactName contactEmail contactPhone projectType budget timeline notes status
  owner { id } nextStep nextStepDueOn lostReason lostNote`;
const change = (client: TestClient, id: string, input: object, ifUpdatedAt?: string) =>
  client.graphql<{ updateLead: Lead }>(
    `mutation ($id: ID!, $input: UpdateLeadInput!, $ifUpdatedAt: DateTime) {
      updateLead(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${fields} } }`,
    { id, input, ifUpdatedAt },
  );
const makeLead = async (columns: Record<string, unknown> = {}) => (await app.make.lead({}, columns)).id;
const getFields = ({ errors }: Awaited<ReturnType<typeof change>>) => errors?.[0]?.extensions.fields;

test('everything that was entered of a lead can be edited, and what is absent stays', async () => {
  const id = await makeLead({ notes: 'Likes trams' });
  const input = {
    companyName: 'Tram Museum',
    contactName: 'Helga Stein',
    contactEmail: 'Helga@Museum.test',
    contactPhone: '+49 30 555',
    projectType: 'booking-portal',
    budget: '$5–10k',
    timeline: 'By May',
  };
  const saved = (await change(sales, id, input)).data.updateLead;
  expect(saved).toMatchObject({ ...input, contactEmail: 'helga@museum.test', notes: 'Likes trams', status: 'new' });
  expect((await change(sales, id, { contactPhone: '', budget: null })).data.updateLead).toMatchObject({
    ...input,
    contactEmail: 'helga@museum.test',
    contactPhone: null,
    budget: null,
  });
  expect(getFields(await change(sales, id, { companyName: ' ', contactEmail: 'helga', projectType: 'yacht' }))).toEqual(
    {
      companyName: 'Company name is required',
      contactEmail: 'Please enter a valid email address',
      projectType: 'Please select a project type',
    },
  );
});

test('an edit of an outdated version is refused and changes nothing', async () => {
  const id = await makeLead({ company_name: 'First' });
  const { updatedAt } = (await change(sales, id, { timeline: 'Soon' })).data.updateLead;
  const second = (await change(colleague, id, { companyName: 'Second' }, updatedAt)).data.updateLead;
  const third = await change(sales, id, { companyName: 'Third' }, updatedAt);
  expect(third.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  expect((await change(sales, id, {}, second.updatedAt)).data.updateLead).toMatchObject({ companyName: 'Second' });
});

test('a lead belongs to the person who enters it, can be handed over, and is taken if it has no owner', async () => {
  const input = { companyName: 'Mill', contactName: 'Mia', contactEmail: 'mia@mill.test' };
  const created = await sales.graphql<{ createLead: Lead }>(
    `mutation ($input: CreateLeadInput!) { createLead(input: $input) { ${fields} } }`,
    { input },
  );
  const { id, owner } = created.data.createLead;
  expect(owner).toEqual({ id: selma.id });
  for (const person of [otto, boss])
    expect((await change(sales, id, { ownerId: person.id })).data.updateLead.owner).toEqual({ id: person.id });
  const free = await makeLead();
  const { updatedAt } = (await change(sales, free, {})).data.updateLead;
  const takes = await Promise.all(
    [sales, colleague].map((client, n) => change(client, free, { ownerId: [selma, otto][n]?.id }, updatedAt)),
  );
  expect(takes.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['CHANGED_MEANWHILE', undefined]);
  expect((await change(sales, free, { ownerId: null })).data.updateLead.owner).toBeNull();
});

test('only sales and administrators who can sign in can own a lead', async () => {
  const developer = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const gone = await app.make.user({ role: 'contractor', contractorRole: 'sales' });
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query('update users set deactivated_at = now() where id = $1', [gone.id]);
  await database.end();
  const client = await app.make.user({ role: 'client' });
  const id = await makeLead();
  for (const ownerId of [developer.id, gone.id, client.id, v7(), 'nobody'])
    expect(getFields(await change(sales, id, { ownerId }))).toHaveProperty('ownerId');
  const { data } = await sales.graphql<{ leadOwners: { edges: Array<{ node: { id: string } }> } }>(
    '{ leadOwners { edges { node { id firstName lastName } } } }',
  );
  const owners = data.leadOwners.edges.map(({ node }) => node.id);
  expect(owners).toEqual(expect.arrayContaining([selma.id, otto.id, boss.id]));
  for (const { id: other } of [developer, gone, client]) expect(owners).not.toContain(other);
});

test('lists and counts can show the own leads, or those without an owner', async () => {
  const word = `w${v7().slice(-8)}`;
  for (const owner of [selma.id, otto.id, null]) await makeLead({ company_name: word, owner_id: owner });
  const find = async (filter: object) => {
    const { data } = await sales.graphql<{
      leads: { totalCount: number; edges: Array<{ node: Lead }> };
      leadCounts: Array<{ count: number }>;
    }>(
      `query ($filter: LeadFilter) { leads(filter: $filter) { totalCount edges { node { owner { id } } } }
        leadCounts(filter: $filter) { count } }`,
      { filter: { search: word, ...filter } },
    );
    const counted = data.leadCounts.reduce((sum, { count }) => sum + count, 0);
    expect(data.leads.totalCount).toBe(counted);
    return data.leads.edges.map(({ node }) => node.owner?.id);
  };
  expect(await find({ owner: 'mine' })).toEqual([selma.id]);
  expect(await find({ owner: 'unassigned' })).toEqual([undefined]);
  expect(await find({ owner: null })).toHaveLength(3);
});

test('a next step has a text and may have a day, and goes with its day', async () => {
  const id = await makeLead();
  const next = { nextStep: 'Call Helga', nextStepDueOn: '2026-12-01' };
  expect((await change(sales, id, next)).data.updateLead).toMatchObject(next);
  expect((await change(sales, id, { nextStepDueOn: null })).data.updateLead).toMatchObject({ nextStepDueOn: null });
  await change(sales, id, next);
  expect((await change(sales, id, { nextStep: '' })).data.updateLead).toMatchObject({
    nextStep: null,
    nextStepDueOn: null,
  });
  expect(getFields(await change(sales, id, { nextStepDueOn: '2026-12-01' }))).toEqual({
    nextStep: 'Please enter the next step',
  });
});

test('a lost lead has a reason, which goes when it is reopened', async () => {
  const id = await makeLead();
  expect(getFields(await change(sales, id, { lostReason: 'price' }))).toHaveProperty('lostReason');
  const lost = { status: 'lost', lostReason: 'price', lostNote: 'Half of our price' };
  expect((await change(sales, id, lost)).data.updateLead).toMatchObject(lost);
  expect((await change(sales, id, { notes: 'Ask again in May' })).data.updateLead).toMatchObject(lost);
  expect((await change(sales, id, { status: 'contacted' })).data.updateLead).toMatchObject({
    lostReason: null,
    lostNote: null,
  });
  expect((await change(sales, id, { status: 'lost' })).data.updateLead).toMatchObject({ lostReason: null });
});

const add = (client: TestClient, id: string, input: object) =>
  client.graphql<{ addLeadLogEntry: { id: string } }>(
    `mutation ($id: ID!, $input: AddLeadLogEntryInput!) { addLeadLogEntry(id: $id, input: $input) { id } }`,
    { id, input },
  );

test('the contact log has what was written and said, newest first, with author and time', async () => {
  const id = await makeLead();
  await add(sales, id, { kind: 'call', text: 'They want two references' });
  await add(colleague, id, {
    kind: 'meeting',
    text: 'Walked through the depot',
    happenedAt: '2026-01-05T10:00:00.000Z',
  });
  const { data } = await sales.graphql<{ lead: { log: { edges: object[] } } }>(
    `query ($id: ID!) { lead(id: $id) { log { edges { node { kind text happenedAt author { id } } } } } }`,
    { id },
  );
  expect(data.lead.log.edges).toEqual([
    {
      node: {
        kind: 'call',
        text: 'They want two references',
        happenedAt: expect.any(String),
        author: { id: selma.id },
      },
    },
    {
      node: {
        kind: 'meeting',
        text: 'Walked through the depot',
        happenedAt: '2026-01-05T10:00:00.000Z',
        author: { id: otto.id },
      },
    },
  ]);
  const later = await add(sales, id, { kind: 'note', text: 'Tomorrow', happenedAt: '2999-01-01T00:00:00.000Z' });
  expect(later.errors?.[0]?.extensions.fields).toEqual({ happenedAt: 'Please enter a time in the past' });
});

test('clients and contractors without sales rights can neither read nor write a contact log', async () => {
  const id = await makeLead();
  const client = await signInAs(app, await app.make.user({ role: 'client' }));
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  for (const person of [client, developer, app.client]) {
    const results = [
      await add(person, id, { kind: 'note', text: 'Hello' }),
      await change(person, id, { companyName: 'Mine' }),
      await person.graphql('query ($id: ID!) { lead(id: $id) { log { edges { node { text } } } } }', { id }),
      await person.graphql('{ leadOwners { edges { node { id } } } }'),
    ];
    for (const { errors } of results) expect(errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  }
});
