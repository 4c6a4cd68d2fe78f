import { getEditDistance } from './edit-distance.ts';
import { findNearestPath } from './find-nearest-path.ts';

test.each([
  ['', '', 0],
  ['/join', '/join', 0],
  ['/jon', '/join', 1],
  ['/jooin', '/join', 1],
  ['/jain', '/join', 1],
  ['', '/join', 5],
  ['kitten', 'sitting', 3],
])('from %s to %s the distance is %i', (from, to, letters) => {
  expect(getEditDistance(from, to)).toBe(letters);
  expect(getEditDistance(to, from)).toBe(letters);
});

const paths = ['/', '/contact', '/contractor', '/join', '/admin/invites'];
test.each([
  ['/contat', '/contact'],
  ['/Contact/', '/contact'],
  ['/contracter', '/contractor'],
  ['/admin-invites', '/admin/invites'],
  ['/jion', '/join'],
  ['/a', null],
  ['/join', null],
  ['/join/', null],
  ['/no-such-page', null],
  [`/${'contact'.repeat(50)}`, null],
])('for %s the suggestion is %s', (typed, meant) => {
  expect(findNearestPath(typed, paths)?.path ?? null).toBe(meant);
});
