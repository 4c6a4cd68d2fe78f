import { people } from 'kit/test/people';
import { getPathAfterJoining, getPathAfterSignIn } from 'rules/routing';
import { getPathAfterEntry } from './get-path-after-entry.ts';

test.each([
  ['client', '/client'],
  ['developer', '/contractor'],
  ['tester', '/contractor'],
  ['support', '/contractor'],
  ['sales', '/sales-portal'],
  ['pm', '/project-manager-portal'],
  ['admin', '/admin'],
  ['founder', '/admin'],
  ['analyst', '/admin-dashboard'],
] as const)('%s goes on to %s', (who, path) => {
  expect(getPathAfterEntry(people[who], getPathAfterSignIn, false, null)).toBe(path);
});

test('a client with a pending invitation is redirected to the registration', () => {
  expect(getPathAfterEntry(people.client, getPathAfterSignIn, true, null)).toBe('/contractor-registration');
});

test.each([
  ['client', '/client'],
  ['developer', '/contractor'],
  ['sales', '/contractor'],
  ['pm', '/contractor'],
  ['admin', '/admin'],
  ['analyst', '/admin-dashboard'],
] as const)('%s who has just joined goes on to %s', (who, path) => {
  expect(getPathAfterEntry(people[who], getPathAfterJoining, false, null)).toBe(path);
});

test('someone on the way to a screen is redirected to that screen', () => {
  expect(getPathAfterEntry(people.client, getPathAfterSignIn, false, '/client/billing?year=2026')).toBe(
    '/client/billing?year=2026',
  );
});

test('someone on the way to the REST reference is redirected to it, whatever their role', () => {
  for (const person of [people.client, people.analyst])
    expect(getPathAfterEntry(person, getPathAfterSignIn, false, '/api/docs')).toBe('/api/docs');
});

test.each([
  'https://elsewhere.test/api/docs',
  '/api/logout',
  '/api/docs/../logout',
  'https://elsewhere.test/client',
  '//elsewhere.test/client',
  '/\\elsewhere.test',
  'javascript:alert(1)',
  '/admin',
  '/login',
  '/nowhere',
])('a return path to %s is ignored', (returnTo) => {
  expect(getPathAfterEntry(people.client, getPathAfterSignIn, false, returnTo)).toBe('/client');
});
