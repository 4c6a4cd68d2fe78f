import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

interface Pairs {
  leadDuplicates: Array<{ reason: string; lead: { id: string }; duplicate: { id: string } }>;
}
const query = '{ leadDuplicates { reason lead { id } duplicate { id companyName } } }';

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
});
afterAll(() => app.stop());

test('open leads with the same email, phone or company and contact are listed in pairs, each once', async () => {
  const same = { contact_email: 'mia@mill.test', contact_phone: '+49 30 123-999' };
  const first = await app.make.lead({}, { ...same, company_name: 'Mill' });
  const second = await app.make.lead({}, { ...same, company_name: 'The Mill' });
  const third = await app.make.lead({}, { company_name: 'Quarry', contact_phone: '49 30 555 999' });
  const fourth = await app.make.lead({}, { company_name: 'quarry ', contact_phone: '12345' });
  await app.make.lead({}, { company_name: 'Alone', contact_phone: '12345' });
  await app.make.lead({ status: 'won' }, { ...same, company_name: 'Old', closed_at: new Date() });
  const { data } = await sales.graphql<Pairs>(query);
  expect(data.leadDuplicates.map(({ reason, lead, duplicate }) => [reason, lead.id, duplicate.id])).toEqual([
    ['name', third.id, fourth.id],
    ['email', first.id, second.id],
  ]);
});

const dismiss = `mutation ($id: ID!, $input: DismissLeadDuplicateInput!) {
  dismissLeadDuplicate(id: $id, input: $input) { id lead { id } duplicate { id } dismissedBy { id } } }`;
const undo = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';
interface Dismissal {
  dismissLeadDuplicate: { id: string; lead: { id: string }; duplicate: { id: string }; dismissedBy: { id: string } };
}
const dismissPair = (id: string, otherId: string, who = sales) =>
  who.graphql<Dismissal>(dismiss, { id, input: { otherId } });
const makeLeads = async (count: number) => {
  const contact_email = `${v7()}@mill.test`;
  const leads: Array<{ id: string }> = [];
  // oxlint-disable-next-line no-await-in-loop -- their ids are in the order in which they are made
  while (leads.length < count) leads.push(await app.make.lead({}, { contact_email, company_name: v7() }));
  return leads.map(({ id }) => id);
};
/** The pairs among these leads, as their indexes. */
const findPairs = async (ids: string[]) => {
  const { data } = await sales.graphql<Pairs>(query);
  const pairs = data.leadDuplicates.map(({ lead, duplicate }) => [ids.indexOf(lead.id), ids.indexOf(duplicate.id)]);
  return pairs.filter(([lead]) => lead !== -1);
};

test('of three leads with one email, every two are a pair', async () => {
  const ids = await makeLeads(3);
  expect(await findPairs(ids)).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

test('a pair that is dismissed is not listed anymore, in whichever order, and the others of its group are', async () => {
  const ids = await makeLeads(3);
  const [first = '', second = ''] = ids;
  const { data } = await dismissPair(second, first);
  expect(data.dismissLeadDuplicate).toMatchObject({ lead: { id: first }, duplicate: { id: second } });
  expect(await findPairs(ids)).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('dismissed twice, and by both at once, a pair is dismissed once, and the first one counts', async () => {
  const [first = '', second = ''] = await makeLeads(2);
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const replies = await Promise.all([dismissPair(first, second), dismissPair(second, first, admin)]);
  const [one, other] = replies.map(({ data }) => data.dismissLeadDuplicate);
  expect(one).toEqual(other);
});

test('dismissing a pair can be undone by the one who did', async () => {
  const ids = await makeLeads(2);
  const { data } = await dismissPair(ids[0] ?? '', ids[1] ?? '');
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  const { id } = data.dismissLeadDuplicate;
  expect((await admin.graphql(undo, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await sales.graphql(undo, { id })).errors).toBeUndefined();
  expect(await findPairs(ids)).toEqual([[0, 1]]);
  expect((await dismissPair(ids[0] ?? '', ids[1] ?? '')).errors).toBeUndefined();
  expect(await findPairs(ids)).toEqual([]);
});

test('what was dismissed stays so when one of both is merged into a third lead', async () => {
  const ids = await makeLeads(3);
  const [first = '', second = '', third = ''] = ids;
  await dismissPair(first, third);
  await dismissPair(first, second);
  const merge = 'mutation ($id: ID!, $input: MergeLeadsInput!) { mergeLeads(id: $id, input: $input) { id } }';
  expect((await sales.graphql(merge, { id: second, input: { otherId: third } })).errors).toBeUndefined();
  expect(await findPairs(ids)).toEqual([]);
  const others = await makeLeads(3);
  await dismissPair(others[0] ?? '', others[2] ?? '');
  await sales.graphql(merge, { id: others[1], input: { otherId: others[2] } });
  expect(await findPairs(others)).toEqual([]);
});

test('of a large group the newest pairs are listed', async () => {
  const ids = await makeLeads(60);
  const pairs = await findPairs(ids);
  expect(pairs).toHaveLength(50);
  expect(pairs.every(([, duplicate]) => duplicate === 59)).toBe(true);
});

test('a lead is no duplicate of itself or of one that does not exist', async () => {
  const [id = ''] = await makeLeads(1);
  expect((await dismissPair(id, id)).errors?.[0]?.extensions.fields).toEqual({
    otherId: 'Please select another lead',
  });
  expect((await dismissPair(id, v7())).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('those who see no leads see no duplicates, and dismiss none', async () => {
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  expect((await developer.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const [first = '', second = ''] = await makeLeads(2);
  expect((await dismissPair(first, second, developer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
