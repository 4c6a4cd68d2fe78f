import { expect, test } from '@jest/globals';
import { startTestApp } from '#test/app';
import { createTestClient } from '#test/client';
import { demoPassword } from '#settings';

test('the demo has invitations of every status and emails none of them', async () => {
  const app = await startTestApp({ DEMO: 'on' });
  const admin = createTestClient(app.url);
  await admin.send('POST', '/api/auth/login', { email: 'admin@demo.test', password: demoPassword });
  const invitations = await admin.list<{ status: string }>('/api/admin/invites');
  expect(invitations.map(({ status }) => status)).toEqual(['pending', 'pending', 'expired', 'revoked', 'used', 'used']);
  await app.stop();
});
