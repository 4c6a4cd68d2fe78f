import { people } from 'kit/test/people';
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
  expect(pathToGoTo(people[who], false, null)).toBe(path);
});

test('a client with a pending invitation goes on to the registration', () => {
  expect(pathToGoTo(people.client, true, null)).toBe('/contractor-registration');
});

test('who was on the way to a screen goes on to that screen', () => {
  expect(pathToGoTo(people.client, false, '/client/billing?year=2026')).toBe('/client/billing?year=2026');
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
  expect(pathToGoTo(people.client, false, returnTo)).toBe('/client');
});
