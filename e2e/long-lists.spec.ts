import { createNewcomer } from './newcomers.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { scrollTo } from './scroll-to.ts';
import { expect, test } from './test.ts';

test('a list loads more on scroll without a click', async ({ page, admin, product }) => {
  await createNewcomer(admin, page);
  const query = 'mutation Start($input: CreateProjectInput!) { createProject(input: $input) { id } }';
  const start = (title: string) =>
    runUnregisteredOperation(product, page.request, query, {
      input: { title, description: 'One of many.', tier: 'small' },
    });
  await Promise.all(Array.from({ length: 60 }, async (_, index) => expect(await start(`Shop ${index}`)).toBeOK()));
  await page.goto('/client/projects');
  const projects = page.getByRole('listitem').filter({ hasText: 'One of many.' });
  await expect(projects.first()).toBeVisible();
  expect(await projects.count()).toBeLessThan(50);
  await page.getByRole('link', { name: 'Finished' }).click();
  await expect(page.getByText('No finished projects yet')).toBeVisible();
  await page.getByRole('link', { name: 'All' }).click();
  await expect(projects.first()).toBeVisible();
  await scrollTo(page, projects.and(page.locator('[aria-posinset="60"]')));
  await expect(page.getByRole('button', { name: 'Show more projects' })).toHaveCount(0);
});
