import { canOpenScreen, screenAccess } from './screen-access.ts';
import { screenRoutes } from './screens.ts';

const analyst = { role: 'product_analyst', contractorRole: null, isFounder: false } as const;
const client = { role: 'client', contractorRole: null, isFounder: false } as const;

test('every screen has its access, its own or that of the path above it', () => {
  const rows: readonly { path: string; below?: true }[] = screenAccess;
  for (const route of screenRoutes) {
    const isCovered = rows.some(({ path, below }) => path === route || (below && route.startsWith(`${path}/`)));
    expect([route, isCovered]).toEqual([route, true]);
  }
});

test('a person opens the screens of their audiences, and those below where the row says so', () => {
  expect(canOpenScreen('/admin-dashboard', analyst)).toBe(true);
  expect(canOpenScreen('/admin-dashboard/audit', analyst)).toBe(false);
  expect(canOpenScreen('/client/projects/1', client)).toBe(true);
  expect(canOpenScreen('/client', null)).toBe(false);
  expect(canOpenScreen('/nowhere', client)).toBe(false);
});
