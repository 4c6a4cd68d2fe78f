import { freePort } from '../scripts/port.mjs';
import { signInAtProvider, startIdentityProvider } from './identity-provider.ts';
import { signIn } from './people.ts';
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: undefined });

test('an invited contractor comes by login code over their own provider to the hub', async ({
  page,
  playwright,
  expectNoise,
}) => {
  // The provider's own pages ask for fonts of another site, and for an icon that they do not have.
  expectNoise(/Failed to load resource/);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const provider = await startIdentityProvider(url, await freePort());
  const product = await startProduct({ PORT: String(port), ...provider.settings });
  const admin = await playwright.request.newContext({ baseURL: url });
  await signIn(admin, 'admin');
  const email = 'carla@contractors.example';
  const invitation = { email, role: 'contractor', contractorRole: 'developer' };
  const { code } = await (await admin.post('/api/admin/invites', { data: invitation })).json();

  await page.goto(url);
  await page.getByRole('button', { name: 'Associate Login' }).first().click();
  await page.getByRole('button', { name: 'I Have a Login Code' }).click();
  await page.getByLabel('Login code').fill(code.toLowerCase());
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Validate Login Code' }).click();
  await expect(page.getByText('developer Contractor')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Registration' }).click();

  await signInAtProvider(page, email);
  await expect(page).toHaveURL(`${url}/contractor-registration`);
  await page.getByLabel('Tag name').fill('carla');
  await page.getByLabel('Experience level').selectOption('senior');
  await page.getByLabel('Technologies').fill('TypeScript, React and PostgreSQL');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL(`${url}/contractor`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await (await page.request.get(`${url}/api/auth/user`)).json()).toMatchObject({
    email,
    role: 'contractor',
    contractorRole: 'developer',
  });

  // Signing out here signs out there as well: the provider asks, and leads back.
  await page.goto(`${url}/api/logout`);
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Client Login' })).toBeVisible();

  await page.close();
  await admin.dispose();
  await product.stop();
  await provider.stop();
});
