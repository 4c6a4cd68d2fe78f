import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const selma = await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma', lastName: 'Ö' });
  sales = await signInAs(app, selma);
});
afterAll(() => app.stop());

const file = async ({ url, cookie }: TestClient, query = '') => {
  const reply = await fetch(`${url}/api/sales/leads/export${query}`, { headers: cookie ? { cookie } : {} });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const toLines = (bytes: Buffer) => bytes.toString().replace('\uFEFF', '').trimEnd().split('\r\n');
const create = (more: object) =>
  sales.send('POST', '/api/sales/leads', {
    companyName: 'Tram Museum',
    contactName: 'Helga Stein',
    contactEmail: 'helga@museum.test',
    ...more,
  });

test('sales and administrators get a CSV file in words, newest first; others are refused', async () => {
  await create({ projectType: 'web_app', budget: '5k_15k', notes: 'She said "yes",\nthen left' });
  const visitor = createVisitorEmail();
  await submitEnquiry(app, visitor);
  const { reply, bytes } = await file(sales);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename=leads.csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ofVisitor, ...rest] = toLines(bytes);
  expect(head).toBe(
    'Company,Contact,Email,Phone,Project type,Budget,Timeline,Status,Lost reason,Source,Owner,Next step,Next step due,Created,Closed,Notes',
  );
  expect(ofVisitor).toContain(`${visitor},,Something else,$2–5k,Normal (1–2 months),New Lead,,Enquiry,,,,`);
  expect(rest.join('\r\n')).toContain('Web app,$5–15k,,New Lead,,Entered by sales,Selma Ö');
  expect(rest.join('\r\n')).toContain('"She said ""yes"",\nthen left"');

  expect((await file(await signInAs(app, await app.make.user({ role: 'admin' })))).reply.status).toBe(200);
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  expect((await file(developer)).reply.status).toBe(403);
  expect((await file(app.client)).reply.status).toBe(401);
});

test('text that a spreadsheet would evaluate as a formula stays text', async () => {
  await create({ companyName: '=HYPERLINK("http://evil.test")', contactName: '@SUM(A1)', contactPhone: '+49 30' });
  const { bytes } = await file(sales, '?search=evil');
  expect(toLines(bytes)[1]).toContain(`"'=HYPERLINK(""http://evil.test"")",'@SUM(A1),helga@museum.test,'+49 30`);
});

test('the export has every lead that matches the filter', async () => {
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query(
    `insert into leads (id, created_at, updated_at, company_name, contact_name, contact_email, status, closed_at)
     select gen_random_uuid(), now(), now(), 'Mill ' || n, 'Mia', 'mia@mill.test', case when n % 2 = 0 then 'won' else 'new' end,
            case when n % 2 = 0 then now() end
       from generate_series(1, 2400) n`,
  );
  await database.end();
  const { bytes } = await file(sales, '?search=mill&status=won');
  const lines = toLines(bytes).slice(1);
  expect(lines).toHaveLength(1200);
  expect(new Set(lines).size).toBe(1200);
  for (const line of lines) expect(line).toContain(',Won,');
  expect((await file(sales, '?status=gone')).reply.status).toBe(400);
  expect((await file(sales, `?search=${'x'.repeat(101)}`)).reply.status).toBe(400);
});
