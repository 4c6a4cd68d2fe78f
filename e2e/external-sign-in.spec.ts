import { findFreePort } from '../scripts/port.mjs';
import { type IdentityProvider, signInAtProvider, startIdentityProvider } from './identity-provider.ts';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let url: string;
let provider: IdentityProvider;
let product: Product;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
test.use({ baseURL: async ({}, use) => use(url) });
test.beforeAll(async () => {
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  provider = await startIdentityProvider(url, await findFreePort());
  product = await startProduct({ PORT: String(port), ...provider.settings });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});
// The provider's pages request fonts from another site and a missing icon.
test.beforeEach(({ expectNoise }) => expectNoise(/Failed to load resource/));

test('an invited contractor reaches the hub with a login code and an external identity provider', async ({
  page,
  playwright,
}) => {
  const admin = await playwright.request.newContext({ baseURL: url });
  await signIn(admin, 'admin');
  const email = 'carla@contractors.example';
  const invitation = { email, role: 'contractor', contractorRole: 'developer' };
  const { code } = await (await admin.post('/api/admin/invites', { data: invitation })).json();
  await admin.dispose();

  await page.goto('/');
  await page.getByRole('button', { name: 'Associate Login' }).first().click();
  await page.getByRole('button', { name: 'I Have a Login Code' }).click();
  await page.getByLabel('Login code').fill(code.toLowerCase());
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Validate Login Code' }).click();
  await expect(page.getByText('developer Contractor')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Registration' }).click();

  await signInAtProvider(page, email);
  await expect(page).toHaveURL('/contractor-registration');
  await page.getByLabel('Tag name').fill('carla');
  await page.getByLabel('Experience level').selectOption('senior');
  await page.getByLabel('Technologies').fill('TypeScript, React and PostgreSQL');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL('/contractor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    email,
    role: 'contractor',
    contractorRole: 'developer',
  });

  // Signing out also signs out at the provider, which asks for confirmation and redirects back.
  await page.goto('/api/logout');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Client Login' })).toBeVisible();
});

test('a client who signs in at the provider lands in their portal or on the requested page', async ({ page }) => {
  // The second sign-in ends the first session, which would refuse a socket that opens in between.
  const isConnected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with your sign-in provider' }).click();
  await signInAtProvider(page, 'client@demo.test');
  await expect(page.getByText('Redirecting to your portal')).toBeVisible();
  await expect(page).toHaveURL('/client');
  await isConnected;

  await page.goto('/api/login?returnTo=/contact');
  await expect(page).toHaveURL('/contact');
});

test('an uninvited email is refused with instructions', async ({ page }) => {
  await page.goto('/api/login');
  await signInAtProvider(page, 'stranger@elsewhere.example');
  await expect(page).toHaveURL(/\/login\?problem=no_invitation$/);
  await expect(page.getByText('No account uses your email').first()).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
