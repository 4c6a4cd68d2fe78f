import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printDryRun, printReleased, printWaiting } from './print-released.mjs';

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

/** The printed text. */
function said(t, speak) {
  const lines = [];
  const print = t.mock.method(console, 'log', (line) => lines.push(line));
  speak();
  print.mock.restore();
  return lines.join('\n');
}
const released = (t, path, more) =>
  said(t, () => printReleased(server, { remote: 'mfe-travel', path }, { ...release, paths: [], ...more }));

test('a live version is printed with the address of its first path', (t) => {
  const text = released(t, '/travel');
  assert.match(
    text,
    /mfe-travel 0123456789ab is live for everyone after 3 s\.\n {2}https:\/\/portals\.example\/travel\n/,
  );
});

test('a version without a path in force is printed with the address for approvals', (t) => {
  const text = released(t, null, { paths: [travel] });
  assert.match(text, /is live after 3 s, but no path leads to it yet:/);
  assert.match(text, /\/travel needs an administrator's approval\.\n {2}https:\/\/portals\.example\/admin\/releases/);
  assert.doesNotMatch(text, /for everyone/);
  const declined = [{ ...travel, status: 'declined', decidedBy: 'ada@agency.example' }];
  assert.match(
    released(t, null, { paths: declined, isNew: false }),
    /already live.*\n {2}\/travel was declined by ada@/,
  );
});

test('a version with a changed path is live while the change needs approval', (t) => {
  const text = released(t, '/travel', { paths: [change] });
  assert.match(text, /is live for everyone after 3 s/);
  assert.match(text, /the title Travel becomes Trips/);
});

test('a canary is printed with its audiences, and recorded files even if the version is already live', (t) => {
  assert.match(
    released(t, '/travel', { canary: ['admin', 'pm'] }),
    /0123456789ab is live as a canary for admin, pm after 3 s\./,
  );
  const again = released(t, '/travel', { isNew: false, files: ['released.json'] });
  assert.match(again, /is already live for everyone\.[\s\S]*Commit released\.json\./);
});

test('a version that needs approval lists its paths and how to record it', (t) => {
  const project = { remote: 'mfe-travel', command: release.command };
  const waiting = (isRecorded) =>
    said(t, () => printWaiting(server, project, { version: release.version, paths: [change], isRecorded }));
  assert.match(waiting(true), /needs approval before it goes live[\s\S]*\/travel needs an administrator's approval/);
  assert.match(waiting(true), /Release it again after approval to update released\.json/);
  assert.doesNotMatch(waiting(false), /released\.json/);
});

test('a dry run lists the approvals that a release would need', (t) => {
  const build = { remote: 'mfe-travel', version: release.version };
  const text = said(t, () => printDryRun(build, { needsApproval: true, openPaths: [travel] }));
  assert.match(text, /can be released; nothing was sent\n +it will need approval by an administrator/);
  assert.match(text, /\/travel will need an administrator's approval/);
});
