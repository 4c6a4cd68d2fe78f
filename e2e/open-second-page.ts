import type { Browser, Page } from '@playwright/test';
import { type AccountName, signIn } from './people.ts';
import { splashSeenState } from './splash-state.ts';

/** A page in a browser of its own, where another person is signed in. */
export async function openSecondPage(browser: Browser, baseURL: string | undefined, name: AccountName): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: splashSeenState });
  await signIn(context.request, name);
  return context.newPage();
}
