import { expect, test } from '@jest/globals';
import { startTestApp } from '#test/app';
import { clientOf } from '#test/client';
import { demoPassword } from '#settings';

test('the demo fills the sales portal, from enquiries and by hand', async () => {
  const app = await startTestApp({ DEMO: 'on' });
  const sales = clientOf(app.url);
  await sales.send('POST', '/api/auth/login', { email: 'sales@demo.test', password: demoPassword });
  const { body } = await sales.send<Array<{ enquiry: object | null; closedAt: string | null }>>(
    'GET',
    '/api/sales/leads',
  );
  expect(body).toHaveLength(9);
  expect(body.filter(({ enquiry }) => enquiry)).toHaveLength(4);
  expect(body.filter(({ closedAt }) => closedAt)).toHaveLength(2);
  await app.stop();
});
