import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

const query = `query ($input: LeadMatchesInput!) { leadMatches(input: $input) { row reason lead { id owner { id } } } }`;
interface Matches {
  leadMatches: Array<{ row: number; reason: string; lead: { id: string } }>;
}

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
});
afterAll(() => app.stop());

const find = async (candidates: object[], more: object = {}) => {
  const { data } = await sales.graphql<Matches>(query, { input: { candidates, ...more } });
  return data.leadMatches.map(({ row, reason, lead }) => ({ row, reason, id: lead.id }));
};

test('each candidate gets its newest match, by email before phone before company and contact', async () => {
  const tag = v7();
  const columns = { contact_email: `${tag}@mill.test`, contact_phone: '+49 30 123-999', company_name: `Mill ${tag}` };
  await app.make.lead({}, columns);
  const { id } = await app.make.lead({}, columns);
  expect(
    await find([
      { contactEmail: `${tag}@MILL.test `, contactPhone: '1' },
      { contactEmail: 'another@mill.test' },
      { contactEmail: 'mia@', contactPhone: '004930123999', companyName: `mill ${tag}`, contactName: 'SOMEONE' },
      { contactPhone: '+49 (30) 123 999' },
      { companyName: `Mill ${tag}` },
    ]),
  ).toEqual([
    { row: 0, reason: 'email', id },
    { row: 2, reason: 'name', id },
    { row: 3, reason: 'phone', id },
  ]);
});

test('a lead that is being edited does not match itself', async () => {
  const contactEmail = `${v7()}@mill.test`;
  const { id: first } = await app.make.lead({}, { contact_email: contactEmail });
  expect(await find([{ contactEmail }], { exceptId: first })).toEqual([]);
  const { id: second } = await app.make.lead({}, { contact_email: contactEmail });
  expect(await find([{ contactEmail }], { exceptId: second })).toEqual([{ row: 0, reason: 'email', id: first }]);
});

test('a short number and empty fields match nothing', async () => {
  await app.make.lead({}, { contact_phone: '12345', company_name: '' });
  expect(await find([{ contactPhone: '12345', companyName: '', contactEmail: '' }, {}])).toEqual([]);
});

test('those who see no leads find no matches', async () => {
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  const { errors } = await developer.graphql(query, { input: { candidates: [{ contactEmail: 'a@b.test' }] } });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
