import { expect, test } from '@jest/globals';
import { startTestApp } from '#test/app';
import { createTestClient } from '#test/client';
import { demoPassword } from '#settings';

test('the demo fills the sales portal with enquiries and manual leads', async () => {
  const app = await startTestApp({ DEMO: 'on' });
  const sales = createTestClient(app.url);
  await sales.send('POST', '/api/auth/login', { email: 'sales@demo.test', password: demoPassword });
  const { body } = await sales.send<Array<{ enquiry: object | null; closedAt: string | null }>>(
    'GET',
    '/api/sales/leads',
  );
  expect(body).toHaveLength(34);
  expect(body.filter(({ enquiry }) => enquiry)).toHaveLength(4);
  expect(body.filter(({ closedAt }) => closedAt)).toHaveLength(26);
  const query = `{
    salesPipeline { rows { isSample } }
    salesAnalytics(months: 12) { months { won open lost } byProjectType { leads } }
    leadDuplicates { lead { companyName } duplicate { companyName } }
    answerTemplates { name }
    contacts(filter: { search: "demo.test" }) { edges { node { isClient leadStatus } } }
  }`;
  const { data } = await sales.graphql<{
    salesPipeline: Array<{ rows: object[] }>;
    salesAnalytics: { months: Array<{ won: number; open: number; lost: number }>; byProjectType: object[] };
    leadDuplicates: object[];
    answerTemplates: object[];
    contacts: { edges: object[] };
  }>(query);
  for (const { rows } of data.salesPipeline) expect(rows).toContainEqual({ isSample: false });
  for (const { won, open, lost } of data.salesAnalytics.months.slice(1, -1))
    expect(won + open + lost).toBeGreaterThan(0);
  expect(data.salesAnalytics.byProjectType.length).toBeGreaterThan(5);
  expect(data.contacts.edges).toEqual([1, 2].map(() => ({ node: { isClient: true, leadStatus: 'won' } })));
  expect(data.leadDuplicates).toEqual([
    { lead: { companyName: 'Blue Kite Logistics' }, duplicate: { companyName: 'Blue Kite' } },
  ]);
  expect(data.answerTemplates).toHaveLength(3);
  await app.stop();
});
