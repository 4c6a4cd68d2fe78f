import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo-accounts.ts';

export type AccountName =
  'founder' | 'admin' | 'analyst' | 'client' | 'client2' | 'developer' | 'tester' | 'support' | 'sales' | 'pm';

const credentials = (name: AccountName) => ({ email: `${name}@demo.test`, password: demoPassword });

/** Signs in over HTTP. The cookies of the page or request context then hold the session. */
export async function signIn(request: APIRequestContext, name: AccountName): Promise<void> {
  const path = name === 'founder' ? '/api/admin/login' : '/api/auth/login';
  expect(await request.post(path, { data: credentials(name) })).toBeOK();
}

/** Signs in through the form. */
export async function signInThroughForm(page: Page, name: AccountName): Promise<void> {
  const { email, password } = credentials(name);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A project in the project list: other lists, such as the activity, also name projects. */
export function getProjectRow(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}
