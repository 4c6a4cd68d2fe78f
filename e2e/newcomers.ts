import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { invite } from './invitations.ts';

export const newcomerPassword = 'a good long secret';

/** Signs in as a new person, for tests that change an account. */
export async function createNewcomer(
  admin: APIRequestContext,
  page: Page,
  invitee: Parameters<typeof invite>[1] = { role: 'client' },
): Promise<string> {
  const { token, email } = await invite(admin, invitee);
  const account = { token, firstName: 'Mara', lastName: 'Lindqvist', password: newcomerPassword };
  expect((await page.request.post('/api/auth/register', { data: account })).status()).toBe(201);
  return email;
}

export async function enterPassword(page: Page, email: string, password = newcomerPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
