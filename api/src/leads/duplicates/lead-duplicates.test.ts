import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

test('those who see no leads see no duplicates', async () => {
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  expect((await developer.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
