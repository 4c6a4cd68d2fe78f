import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayDryRun, printReleased, printWaiting } from './print-released.mjs';

const server = { to: 'https://portals.example' };
const travel = { path: '/travel', status: 'requested', title: 'Travel', audiences: ['admin'], titleInForce: null };
const change = { ...travel, title: 'Trips', titleInForce: 'Travel', audiencesInForce: ['admin'] };
const release = {
  command: 'npm run release --',
  version: '0123456789ab',
  canary: [],
  isNew: true,
  files: [],
  took: '3 s',
};

/** What a person reads of it. */
function said(t, speak) {
  const lines = [];
  const print = t.mock.method(console, 'log', (line) => lines.push(line));
  speak();
  print.mock.restore();
  return lines.join('\n');
}
const released = (t, path, more) =>
  said(t, () => printReleased(server, { remote: 'mfe-travel', path }, { ...release, paths: [], ...more }));

test('a version that everyone gets is named with the address of its first path', (t) => {
  const text = released(t, '/travel');
  assert.match(
    text,
    /mfe-travel 0123456789ab is what everyone gets now, after 3 s\.\n {2}https:\/\/portals\.example\/travel\n/,
  );
});

test('while no path leads to a version, no one is said to get it, and the address is where that is decided', (t) => {
  const text = released(t, null, { paths: [travel] });
  assert.match(text, /is published now, after 3 s\. No one gets it, since no path leads to it:/);
  assert.match(
    text,
    /\/travel waits for an administrator's approval\.\n {2}https:\/\/portals\.example\/admin\/releases/,
  );
  assert.doesNotMatch(text, /everyone gets/);
  const declined = [{ ...travel, status: 'declined', decidedBy: 'ada@agency.example' }];
  assert.match(
    released(t, null, { paths: declined, isNew: false }),
    /published already.*\n {2}\/travel was declined by ada@/,
  );
});

test('a version whose path changes is released, and the change waits', (t) => {
  const text = released(t, '/travel', { paths: [change] });
  assert.match(text, /is what everyone gets now/);
  assert.match(text, /the title Travel becomes Trips/);
});

test('a canary is named with its audiences, and what was recorded is named where everyone gets it already', (t) => {
  assert.match(
    released(t, '/travel', { canary: ['admin', 'pm'] }),
    /0123456789ab is the canary for admin, pm now, after 3 s\./,
  );
  const again = released(t, '/travel', { isNew: false, files: ['released.json'] });
  assert.match(again, /is what everyone gets already\.[\s\S]*Commit released\.json\./);
});

test('a version that waits for a second person says that its path waits too, and how it is recorded', (t) => {
  const project = { remote: 'mfe-travel', command: release.command };
  const waiting = (isRecorded) =>
    said(t, () => printWaiting(server, project, { version: release.version, paths: [change], isRecorded }));
  assert.match(
    waiting(true),
    /waits for approval, and no one gets it yet[\s\S]*\/travel waits for an administrator's approval/,
  );
  assert.match(waiting(true), /release it again: that writes released\.json/);
  assert.doesNotMatch(waiting(false), /released\.json/);
});

test('a dry run says what a release would wait for', (t) => {
  const build = { remote: 'mfe-travel', version: release.version };
  const text = said(t, () => sayDryRun(build, { needsApproval: true, openPaths: [travel] }));
  assert.match(text, /may be released; nothing was sent\n +it will wait for approval by an administrator/);
  assert.match(text, /\/travel will wait for an administrator's approval/);
});
