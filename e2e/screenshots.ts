// Screenshots of every screen for the docs, after a build: node e2e/screenshots.ts [PREFIX] [--to FOLDER] [--widths 390,768] [--themes light,dark]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page, request } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { findChromium } from '../scripts/system.mjs';
import { signIn } from './people.ts';
import { startProduct } from './product.ts';
import { type Screen, screens } from './screens.ts';
import { splashSeenState } from './splash-state.ts';

const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

const options = { to: { type: 'string' }, widths: { type: 'string' }, themes: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const folder = values.to ?? path.join(root, 'docs', 'screens');
const widths = values.widths?.split(',').map(Number);
const themes = values.themes?.split(',').map((theme) => (theme === 'dark' ? 'dark' : 'light'));
mkdirSync(folder, { recursive: true });

const product = await startProduct();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findChromium(), args });
// `node e2e/screenshots.ts hub` only takes those whose name begins with hub.
const namePrefix = positionals[0] ?? '';
for (const screen of screens.filter(({ name }) => name.startsWith(namePrefix))) {
  for (const width of widths ?? screen.widths ?? [390, 1280]) {
    for (const theme of themes ?? screen.themes ?? ['light']) await take(screen, width, theme);
  }
}
await browser.close();
await product.stop();

async function take(screen: Screen, width: number, theme: 'light' | 'dark'): Promise<void> {
  const signedIn = await request.newContext({ baseURL: product.url });
  if (screen.as) await signIn(signedIn, screen.as);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: heights[width] ?? 800 },
    colorScheme: theme,
    storageState: await signedIn.storageState(),
    reducedMotion: 'reduce',
  });
  if (!screen.splash) await context.addCookies(splashSeenState.cookies);
  const page = await context.newPage();
  // Stops the clock, so that the splash stays while the screenshot is taken.
  if (screen.splash) await page.clock.install();
  if (screen.splash) await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(screen.path, { waitUntil: screen.splash ? 'commit' : 'load' });
  await settled(page, screen);
  const name = `${screen.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path: path.join(folder, name) });
  await context.close();
  await signedIn.dispose();
}

async function settled(page: Page, { open, press, menu, choose, dialog, file, next, splash }: Screen): Promise<void> {
  if (splash) return page.locator('#splash').getByText('100 %').waitFor();
  if (open) await page.getByRole('link', { name: open }).first().click();
  if (press) await page.getByRole('button', { name: press }).first().click();
  if (menu) await page.getByText(menu, { exact: true }).click();
  if (choose) await page.getByRole('combobox', { name: choose[0] }).selectOption(choose[1]);
  if (dialog) await page.getByRole('dialog').waitFor();
  if (file) {
    const chosen = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
    await page.getByLabel('CSV file').setInputFiles(chosen);
    await page.getByRole('table', { name: 'Rows of the file' }).waitFor();
  }
  if (next) await page.getByRole('dialog').getByRole('button', { name: next }).first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(isStill);
}

function isStill(): boolean {
  return !document.querySelector('[aria-busy=true]') && document.getAnimations().length === 0;
}
