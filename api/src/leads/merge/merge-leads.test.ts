import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';

const fields = `id companyName contactName contactPhone budget notes status closedAt updatedAt enquiry { id answeredAt }
  log(first: 10) { edges { node { kind text } } }`;
const mergeLeads = `mutation ($id: ID!, $input: MergeLeadsInput!, $ifUpdatedAt: DateTime) {
  mergeLeads(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${fields} } }`;
const leadQuery = `query ($id: ID!) { lead(id: $id) { ${fields} } }`;
const addEntry =
  'mutation ($id: ID!, $input: AddLeadLogEntryInput!) { addLeadLogEntry(id: $id, input: $input) { id } }';
const saveNotes = 'mutation ($id: ID!, $notes: String) { updateLead(id: $id, input: { notes: $notes }) { id } }';
const answer = 'mutation ($id: ID!) { updateLead(id: $id, input: { status: contacted }) { status } }';

interface MergedLead {
  updatedAt: string;
  status: string;
  enquiry: { id: string; answeredAt: string | null } | null;
  log: { edges: Array<{ node: { kind: string; text: string } }> };
}

let app: TestApp;
let sales: TestClient;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const merge = (id: string, input: object, more: object = {}, client = sales) =>
  client.graphql<{ mergeLeads: MergedLead }>(mergeLeads, { id, input, ...more });
const find = async (id: string) => (await sales.graphql<{ lead: MergedLead | null }>(leadQuery, { id })).data.lead;
const create = (columns: Record<string, unknown> = {}, enquiry?: string) =>
  app.make.lead(enquiry ? { enquiry } : {}, columns);
const createEnquiry = async () => (await app.make.enquiry()).id;

test('the chosen values, both notes and both contact logs stay, and the other lead is gone', async () => {
  const { id } = await create({ company_name: 'Mill', budget: '5k_15k', notes: 'Called.', contact_phone: '1' });
  const other = await create({ company_name: 'The Mill', budget: '15k_50k', notes: 'Wrote.', contact_phone: '2' });
  const input = { kind: 'call', text: 'They want two references' };
  await sales.graphql(addEntry, { id: other.id, input });
  const { data } = await merge(id, { otherId: other.id, fromOther: ['company_name', 'budget'] });
  expect(data.mergeLeads).toMatchObject({
    companyName: 'The Mill',
    budget: '15k_50k',
    contactPhone: '1',
    notes: 'Called.\n\nWrote.',
    status: 'new',
    enquiry: null,
    log: {
      edges: [
        { node: { kind: 'note', text: expect.stringContaining('Merged with another lead: The Mill, Someone') } },
        { node: input },
      ],
    },
  });
  expect(await find(other.id)).toBeNull();
});

test('notes that are too long together stay apart: those of the other lead are in the contact log', async () => {
  const [notes, others] = ['Called. '.repeat(700).trim(), 'Wrote. '.repeat(800).trim()];
  const [{ id }, other] = [await create({ notes }), await create({ notes: others })];
  const { data } = await merge(id, { otherId: other.id });
  expect(data.mergeLeads.log.edges[1]?.node).toEqual({ kind: 'note', text: others });
  expect((await sales.graphql(saveNotes, { id, notes })).errors).toBeUndefined();
  expect(await find(id)).toMatchObject({ notes });
});

test('the contact log says what the other lead was, and keeps both requests with their files and calls', async () => {
  const owner = await app.make.user({ firstName: 'Selma', lastName: 'Brandt' });
  const [first, second] = [await createEnquiry(), await createEnquiry()];
  await database.query("update enquiries set outcome = 'Guests book boats', preferred_plan = 'Pro' where id = $1", [
    first,
  ]);
  const file = await app.make.storedFile();
  await database.query("update stored_files set file_name = 'wishes.pdf' where id = $1", [file.id]);
  const call = v7();
  await database.query(
    `insert into strategy_calls (id, created_at, updated_at, name, email, starts_at, confirmed_at, sequence)
     values ($1, now(), now(), 'Mia', 'mia@mill.test', '2026-12-01T09:00:00Z', now(), 0)`,
    [call],
  );
  await database.query('update enquiries set attachment_id = $1, call_id = $2 where id = $3', [file.id, call, second]);
  const { id } = await create({}, first);
  const other = await create(
    {
      status: 'lost',
      closed_at: new Date(),
      lost_reason: 'price',
      lost_note: 'Too much for one mill',
      owner_id: owner.id,
      next_step: 'Call in spring',
      next_step_due_on: '2027-03-01',
    },
    second,
  );
  const { edges } = (await merge(id, { otherId: other.id })).data.mergeLeads.log;
  const [mergedLead = '', ownRequest] = edges.map(({ node }) => node.text);
  for (const line of [
    'Lost reason: Price: Too much for one mill',
    'Owner: Selma Brandt',
    'Next step: Call in spring, 2027-03-01',
    'Request: More time for customers',
    'Plan: Not sure',
    `Attachment: wishes.pdf, /api/files/${file.id}`,
    'Booked call: Tuesday, 1 December 2026 at 10:00',
  ])
    expect(mergedLead).toContain(line);
  expect(ownRequest).toBe('Request: Guests book boats\nPlan: Pro');
});

test('a status is taken with the time at which the lead was closed', async () => {
  const { id } = await create();
  const other = await create({ status: 'won', closed_at: new Date('2026-11-01T00:00:00Z') });
  const { data } = await merge(id, { otherId: other.id, fromOther: ['status'] });
  expect(data.mergeLeads).toMatchObject({ status: 'won', closedAt: '2026-11-01T00:00:00.000Z' });
});

test('a lead without an enquiry gets that of the other', async () => {
  const enquiry = await createEnquiry();
  const [{ id }, other] = [await create(), await create({}, enquiry)];
  expect((await merge(id, { otherId: other.id })).data.mergeLeads.enquiry).toEqual({ id: enquiry, answeredAt: null });
});

test('of two enquiries the unanswered one is kept, and one answer answers both', async () => {
  const [first, second] = [await createEnquiry(), await createEnquiry()];
  const [{ id }, other] = [await create({}, first), await create({}, second)];
  expect((await merge(id, { otherId: other.id })).data.mergeLeads.enquiry).toEqual({ id: first, answeredAt: null });
  await sales.graphql(answer, { id });
  const query = 'query ($id: ID!) { node(id: $id) { ... on Enquiry { answeredAt } } }';
  for (const enquiry of [first, second])
    expect((await sales.graphql(query, { id: enquiry })).data).toEqual({ node: { answeredAt: expect.any(String) } });

  const third = await createEnquiry();
  const late = await create({}, third);
  expect((await merge(id, { otherId: late.id })).data.mergeLeads.enquiry).toEqual({ id: third, answeredAt: null });
});

test('of two merges of the same leads in opposite directions, one is refused, and one lead is left', async () => {
  const [one, other] = [await create(), await create()];
  const answers = await queueBehindLock(
    {
      databaseUrl: app.databaseUrl,
      sql: 'select 1 from leads where id in ($1, $2) for update',
      values: [one.id, other.id],
    },
    [() => merge(one.id, { otherId: other.id }), () => merge(other.id, { otherId: one.id })],
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.toSorted()).toEqual(['NOT_FOUND', undefined]);
  const left = [await find(one.id), await find(other.id)].filter((lead) => lead !== null);
  expect(left).toHaveLength(1);
});

test('a merge and an answer to the other lead wait for each other, and neither fails', async () => {
  const [first, second] = [await createEnquiry(), await createEnquiry()];
  const [{ id }, other] = [await create({}, first), await create({}, second)];
  const [answered, merged] = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'select 1 from enquiries where id = $1 for update', values: [second] },
    [() => sales.graphql(answer, { id: other.id }), () => merge(id, { otherId: other.id })],
  );
  expect(merged.errors).toBeUndefined();
  expect([undefined, 'NOT_FOUND']).toContain(answered.errors?.[0]?.extensions.code);
});

test('an entry added to the contact log of a lead that a merge is just deleting is refused', async () => {
  const { id } = await create();
  const input = { kind: 'call', text: 'They want two references' };
  const [answered] = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'delete from leads where id = $1', values: [id] },
    [() => sales.graphql(addEntry, { id, input })],
  );
  expect(answered.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a merge is refused if either lead has changed since it was read', async () => {
  const [one, other] = [await create(), await create()];
  const [ifUpdatedAt, ifOtherUpdatedAt] = [(await find(one.id))?.updatedAt, (await find(other.id))?.updatedAt];
  await sales.graphql(answer, { id: other.id });
  const stale = await merge(one.id, { otherId: other.id, ifOtherUpdatedAt }, { ifUpdatedAt });
  expect(stale.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  const fresh = (await find(other.id))?.updatedAt;
  expect((await merge(one.id, { otherId: other.id, ifOtherUpdatedAt: fresh }, { ifUpdatedAt })).errors).toBeUndefined();
});

test('a merge is in the audit log, with both leads', async () => {
  const company = `Mill ${v7()}`;
  const [one, other] = [await create({ company_name: company }), await create({ company_name: 'The Mill' })];
  await merge(one.id, { otherId: other.id });
  const { rows } = await database.query(
    'select action, subject_kind, details from audit_entries where subject_label = $1',
    [company],
  );
  expect(rows).toEqual([{ action: 'leads_merged', subject_kind: 'lead', details: 'The Mill, Someone' }]);
});

test('a lead cannot be merged with itself, and others cannot merge at all', async () => {
  const [{ id }, other] = [await create(), await create()];
  expect((await merge(id, { otherId: id })).errors?.[0]?.extensions).toMatchObject({
    fields: { otherId: 'Please select another lead' },
  });
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  expect((await merge(id, { otherId: other.id }, {}, developer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
