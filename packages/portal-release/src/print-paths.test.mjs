import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathLines } from './print-paths.mjs';

const travel = {
  path: '/travel',
  status: 'requested',
  title: 'Travel',
  audiences: ['admin'],
  titleInForce: null,
  audiencesInForce: null,
  decidedBy: null,
};
const inForce = { titleInForce: 'Travel', audiencesInForce: ['admin'] };
const line = (more, options) => pathLines([{ ...travel, ...more }], options)[0];

test('a new path needs approval', () => {
  assert.equal(line({}), "/travel needs an administrator's approval.");
  assert.equal(line({}, { isDryRun: true }), "/travel will need an administrator's approval.");
});

test('a changed path lists its changes and keeps its settings until they are approved', () => {
  assert.equal(
    line({ ...inForce, title: 'Trips', audiences: ['pm', 'admin'] }),
    "/travel needs an administrator's approval: the title Travel becomes Trips, the audience admin becomes admin, pm. " +
      '/travel keeps its approved settings.',
  );
  assert.match(line(inForce), /another field of it changes\. \/travel keeps/);
});

test('declined and retired paths name the person who decided', () => {
  const decided = { status: 'declined', decidedBy: 'ada@agency.example' };
  assert.equal(line(decided), '/travel was declined by ada@agency.example.');
  assert.equal(
    line({ ...inForce, ...decided, title: 'Trips' }),
    '/travel has a change that was declined by ada@agency.example. /travel keeps its approved settings.',
  );
  assert.equal(
    line({ ...decided, status: 'retired' }),
    '/travel was retired by ada@agency.example; an administrator can restore it.',
  );
});
