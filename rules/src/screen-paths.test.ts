import { isScreenPath } from './screen-paths.ts';
import { screenRoutes } from './screens.ts';

test.each(screenRoutes)('there is a screen at %s, with or without a trailing slash', (route) => {
  const path = route.replaceAll(':id', '0199f0c2-5a11-7cc2-b0a4-6f7a4d1f2a10');
  expect([isScreenPath(path), isScreenPath(`${path}/`)]).toEqual([true, true]);
});

test.each(['/contat', '/Contact', '/contact/us', '//contact', '/client/biling', '/client/projects/7/8', '/other', ''])(
  'there is none at %j',
  (path) => expect(isScreenPath(path)).toBe(false),
);
