import { people } from 'kit/test/people';
import { pathAfterJoining, pathAfterSignIn } from 'rules/routing';
import { pathToGoTo } from './path-to-go-to.ts';

test.each([
  ['client', '/client'],
  ['developer', '/contractor'],
  ['tester', '/contractor'],
  ['support', '/contractor'],
  ['sales', '/sales-portal'],
  ['pm', '/project-manager-portal'],
  ['admin', '/admin'],
  ['founder', '/admin'],
  ['analyst', '/'],
] as const)('%s goes on to %s', (who, path) => {
  expect(pathToGoTo(people[who], pathAfterSignIn, false, null)).toBe(path);
});

test('a client with a pending invitation goes on to the registration', () => {
  expect(pathToGoTo(people.client, pathAfterSignIn, true, null)).toBe('/contractor-registration');
});

test.each([
  ['client', '/client'],
  ['developer', '/contractor'],
  ['sales', '/contractor'],
  ['pm', '/contractor'],
  ['admin', '/admin'],
  ['analyst', '/client'],
] as const)('%s who has just joined goes on to %s', (who, path) => {
  expect(pathToGoTo(people[who], pathAfterJoining, false, null)).toBe(path);
});

test('who was on the way to a screen goes on to that screen', () => {
  expect(pathToGoTo(people.client, pathAfterSignIn, false, '/client/billing?year=2026')).toBe(
    '/client/billing?year=2026',
  );
});

test.each([
  'https://elsewhere.test/client',
  '//elsewhere.test/client',
  '/\\elsewhere.test',
  'javascript:alert(1)',
  '/admin',
  '/login',
  '/nowhere',
])('a way on to %s is not taken', (returnTo) => {
  expect(pathToGoTo(people.client, pathAfterSignIn, false, returnTo)).toBe('/client');
});
