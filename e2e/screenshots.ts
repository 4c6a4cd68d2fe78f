// Pictures of every screen for the documents: node e2e/screenshots.ts, after a build.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, request } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { findChromium } from '../scripts/system.mjs';
import { type Name, signIn } from './people.ts';
import { startProduct } from './product.ts';

const screens: Array<{ name: string; path: string; as?: Name; open?: string }> = [
  { name: 'home', path: '/' },
  { name: 'signed-in-home', path: '/', as: 'sales' },
  { name: 'contact', path: '/contact' },
  { name: 'login', path: '/login' },
  { name: 'client', path: '/client', as: 'client' },
  { name: 'hub', path: '/contractor', as: 'developer' },
  { name: 'jarvis', path: '/contractor?tab=jarvis', as: 'developer' },
  { name: 'jarvis-chat', path: '/contractor?tab=jarvis', as: 'developer', open: 'Sign-in of the booking portal' },
  { name: 'admin', path: '/admin', as: 'founder' },
  { name: 'ai-templates', path: '/admin?section=ai', as: 'founder' },
  { name: 'ai-documents', path: '/admin?section=ai&tab=documents', as: 'founder' },
  { name: 'sales', path: '/sales-portal', as: 'sales' },
  { name: 'not-found', path: '/no-such-page' },
];
const folder = path.join(root, 'docs', 'screens');
mkdirSync(folder, { recursive: true });

const product = await startProduct();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findChromium(), args });
for (const { name, path: screen, as, open } of screens) {
  for (const width of [1280, 390]) {
    const signedIn = await request.newContext({ baseURL: product.url });
    if (as) await signIn(signedIn, as);
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width, height: width === 390 ? 844 : 800 },
      storageState: await signedIn.storageState(),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(screen);
    if (open) await page.getByRole('link', { name: open }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`) });
    await context.close();
    await signedIn.dispose();
  }
}
await browser.close();
await product.stop();
