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

test('a new path waits for an administrator, and will after a dry run', () => {
  assert.equal(line({}), "/travel waits for an administrator's approval.");
  assert.equal(line({}, { isDryRun: true }), "/travel will wait for an administrator's approval.");
});

test('a path that changes says how, and what is in force until then', () => {
  assert.equal(
    line({ ...inForce, title: 'Trips', audiences: ['pm', 'admin'] }),
    "/travel waits for an administrator's approval: the title Travel becomes Trips, the audience admin becomes admin, pm. " +
      'What is in force at /travel is what was approved before.',
  );
  assert.match(line(inForce), /another field of it changes\. What is in force/);
});

test('what was declined or retired is named with who did it', () => {
  const decided = { status: 'declined', decidedBy: 'ada@agency.example' };
  assert.equal(line(decided), '/travel was declined by ada@agency.example.');
  assert.equal(
    line({ ...inForce, ...decided, title: 'Trips' }),
    '/travel has a change that was declined by ada@agency.example. What is in force at /travel is what was approved before.',
  );
  assert.equal(
    line({ ...decided, status: 'retired' }),
    '/travel was retired by ada@agency.example; an administrator can restore it.',
  );
});
