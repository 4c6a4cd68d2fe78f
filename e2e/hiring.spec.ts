import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { startRegistry } from './registry.ts';
import { createReleaseKey } from './release-key.ts';
import { createTeamFolder } from './team-folder.ts';
import { expect, missingPage, test as base } from './test.ts';

interface Worker {
  product: Product;
  registry: { url: string };
}

/** A separate product whose portals change, and a registry with the packages of a portal. */
const test = base.extend<object, Worker>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  registry: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const registry = await startRegistry();
      await use(registry);
      await registry.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ timeout: 240_000 });

/** The team's replacement of the template's screen. */
const hiring = path.join(import.meta.dirname, 'hiring');

const heading = (page: Page) => page.getByRole('heading', { name: 'Hiring', exact: true, level: 1 });
const column = (page: Page, name: string) => page.getByRole('region', { name });

test('a portal in its own repository is created, developed, tested, released, approved, canaried, rolled back and retired', async ({
  page,
  product,
  registry,
  expectNoise,
}, testInfo) => {
  expectNoise(missingPage);
  const team = createTeamFolder(registry.url, await createReleaseKey(product.databaseUrl(), 'Hiring team'));
  const { release } = team;
  const took = (what: string, seconds: number) =>
    testInfo.annotations.push({ type: 'time', description: `${what}: ${seconds.toFixed(1)} s` });
  const decide = async (action: 'Approve' | 'Retire') => {
    await page.goto('/admin/releases');
    await page.getByRole('button', { name: `${action} Hiring at /hiring` }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/hiring');
  };
  try {
    await signIn(page.request, 'admin');

    await test.step('from an empty directory to the deployed shell', async () => {
      const began = performance.now();
      await team.create(product.url);
      expect((await team.install()).output).not.toContain('peer dependencies');
      const served = await team.serve();
      try {
        expect(served.said).not.toContain('Module Federation');
        await page.goto(served.link);
        await expect(page).toHaveURL('/hiring');
        await page.getByText('Signed in as').waitFor();
        took('from an empty directory to the deployed shell', (performance.now() - began) / 1000);

        const source = (name: string) => path.join(team.folder, 'src', name);
        cpSync(path.join(hiring, 'board'), source('board'), { recursive: true });
        await team.writeTypes();
        cpSync(path.join(hiring, 'portal.tsx'), source('portal.tsx'));
        await column(page, 'Invited').waitFor();
        rmSync(source('home'), { recursive: true });
        await team.writeTypes();
        await page.getByRole('button', { name: 'Leave' }).click();
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      } finally {
        await served.stop();
      }
    });

    await test.step('its tests pass', async () => {
      const { output, seconds } = await team.run('test');
      expect(output).toContain('2 passed');
      took('tests', seconds);
    });

    await test.step('a mistake in its paths is said in a sentence', async () => {
      const [right, wrong] = ["audiences: ['admin']", "audiences: ['pilots']"] as const;
      team.change('rspack.config.mjs', right, wrong);
      const refused = await release('--dry-run').catch(String);
      expect(refused).toContain('/hiring, audiences: An audience is one of anyone, user');
      expect(refused).not.toMatch(/\n +at |Module Federation/);
      team.change('rspack.config.mjs', wrong, right);
    });

    await test.step('a release is open to its audience once an administrator approves its path', async () => {
      const { output, seconds } = await release();
      took('release', seconds);
      expect(output).toContain("/hiring needs an administrator's approval");
      expect(output).toContain('but no path leads to it yet');
      await page.goto('/hiring');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();

      await decide('Approve');
      await heading(page).waitFor();
      await column(page, 'Hired').waitFor();
    });
    const first = await release('mfe-hiring', '--list', '--json');

    await test.step('a canary is for administrators and is withdrawn', async () => {
      team.change('src/board/board-screen.tsx', '<h1>Hiring</h1>', '<h1>Hiring board</h1>');
      await release('--canary', 'admin', '--no-record');
      await page.reload();
      await page.getByRole('heading', { name: 'Hiring board' }).waitFor();
      expect((await release('--rollback')).output).toContain('no longer a canary for admin');
      await page.reload();
      await heading(page).waitFor();
    });

    await test.step('a version goes to everyone, and back', async () => {
      await release();
      await page.reload();
      await page.getByRole('heading', { name: 'Hiring board' }).waitFor();
      const { output, seconds } = await release('--rollback');
      took('rollback', seconds);
      expect(output).toContain('is rolled back');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hiring');
      expect(first.output).toContain('"kind": "published"');
    });

    await test.step('a build for a newer kit is refused by the release and by the shell, which name both versions', async () => {
      team.change('node_modules/kit/package.json', '"version": "2.0.0"', '"version": "3.0.0"');
      await expect(release('--dry-run')).rejects.toThrow('kit/apollo ^3.0.0 is required, and the shell has 2.0.0');
      expectNoise(/A portal failed/);
      const served = await team.serve();
      try {
        await page.goto(served.link);
        await page.getByText(/It needs kit\/\w+ \^3\.0\.0, and the shell has 2\.0\.0/).waitFor();
        await page.getByRole('button', { name: 'Leave' }).click();
        await heading(page).waitFor();
      } finally {
        await served.stop();
      }
    });

    await test.step('a retired path is the 404 screen', async () => {
      await decide('Retire');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    });
  } finally {
    team.remove();
  }
});
