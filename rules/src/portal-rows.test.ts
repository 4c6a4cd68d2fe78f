import { portalRowRule } from './portal-row-rule.ts';
import { type DeclaredPortalRow, isSameRow, hasPathConflict, findPortalRow } from './portal-rows.ts';

const row: DeclaredPortalRow = { path: '/hiring', title: 'Hiring', audiences: ['admin'] };

test.each(['/hiring', '/hiring/board', '/2026/hiring-board', '/a/b/c'])('%s is a valid portal path', (path) => {
  expect(portalRowRule.safeParse({ ...row, path }).success).toBe(true);
});

test.each([
  ['a path without a slash', { path: 'hiring' }],
  ['the home page', { path: '/' }],
  ['capital letters', { path: '/Hiring' }],
  ['a file', { path: '/hiring.html' }],
  ['a parameter', { path: '/hiring/:id' }],
  ['an empty segment', { path: '/hiring//board' }],
  ['a way up', { path: '/hiring/../admin' }],
  ['four segments', { path: '/a/b/c/d' }],
  ['a long path', { path: `/${'a'.repeat(60)}` }],
  ['no title', { title: ' ' }],
  ['a long title', { title: 'a'.repeat(41) }],
  ['a title over two lines', { title: 'Hiring\nBoard' }],
  ['no audience', { audiences: [] }],
  ['an audience that does not exist', { audiences: ['recruiter'] }],
  ['the audience of programs', { audiences: ['releaser'] }],
  ['a word where it says true', { below: 'yes' as unknown as true }],
])('a row with %s is refused', (_, change) => {
  expect(portalRowRule.safeParse({ ...row, ...change }).success).toBe(false);
});

test.each([
  ['its own path', { path: '/hiring' }, true],
  ['a path below it', { path: '/hiring/board' }, true],
  ['a path beside it', { path: '/hirings' }, false],
  ['a path above it', { path: '/people' }, false],
])('/hiring conflicts with %s', (_, other, isTaken) => {
  expect(hasPathConflict(other, row)).toBe(isTaken);
});

test('a row with `below` covers the paths below it, and nothing is below the home page', () => {
  expect(hasPathConflict({ path: '/people', below: true }, { path: '/people/hiring' })).toBe(true);
  expect(hasPathConflict({ path: '/people' }, { path: '/people/hiring' })).toBe(false);
  expect(hasPathConflict(row, { path: '/' })).toBe(false);
});

test('an address belongs to the row of its path, or to a row above with `below`', () => {
  const rows = [row, { ...row, path: '/people', below: true as const }];
  expect(findPortalRow(rows, '/hiring/')?.path).toBe('/hiring');
  expect(findPortalRow(rows, '/people/1/notes')?.path).toBe('/people');
  expect(findPortalRow(rows, '/hiring/1')).toBeUndefined();
});

test('approval of a row does not cover another title, path or audience', () => {
  expect(isSameRow(row, { ...row })).toBe(true);
  expect(isSameRow({ ...row, audiences: ['admin', 'pm'] }, { ...row, audiences: ['pm', 'admin'] })).toBe(true);
  expect(isSameRow(row, { ...row, title: 'People' })).toBe(false);
  expect(isSameRow(row, { ...row, audiences: ['admin', 'pm'] })).toBe(false);
  expect(isSameRow(row, { ...row, below: true })).toBe(false);
});
