import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatHelp } from './help.mjs';
import { PlainError } from './print.mjs';
import { parseDevOptions, parseOptions } from './options.mjs';
import { parseTarget } from './target.mjs';

const workspace = { remotes: ['mfe-client', 'mfe-sales'], command: 'npm run release --' };
const options = (args) => parseOptions(args, workspace);

test('a release only needs the name of the remote', () => {
  const { remote, canary, dryRun, record, to } = options(['mfe-client']);
  assert.deepEqual([remote, canary, dryRun, record, to], ['mfe-client', [], false, true, undefined]);
});

test('roles are separated by commas', () => {
  assert.deepEqual(options(['mfe-client', '--canary', 'admin, sales']).canary, ['admin', 'sales']);
});

describe('a one-line error explains the correct usage for', () => {
  const faults = [
    [[], /^Which remote\? Choose one: the remotes are .*mfe-client/],
    [['mfe-nothing'], /^No remote mfe-nothing; the remotes are .*mfe-client/],
    [['mfe-client', 'mfe-sales'], /^Release one remote at a time/],
    [['mfe-client', '--fast'], /^Unknown option '--fast'\. See npm run release -- --help\.$/],
    [['mfe-client', '--list', '--rollback'], /^--rollback and --list can't be combined/],
    [
      ['mfe-client', '--canary', 'Admin!'],
      /^--canary Admin!: Admin! is not an audience\. Use a comma-separated list of user, client, .*, founder\.$/,
    ],
    [['mfe-client', '--canary', 'admin,anyone'], /anyone is not an audience/],
    [['mfe-client', '--rollback', '--canary', 'admin'], /^--canary only works with a release/],
  ];
  for (const [args, message] of faults)
    test(args.join(' ') || 'nothing', () => {
      assert.throws(
        () => options(args),
        (error) => error instanceof PlainError && message.test(error.message) && !error.message.includes('\n'),
      );
    });
});

test('in a repository with one portal its name is optional and no other is accepted', () => {
  const alone = { only: 'mfe-travel', command: 'npm run release --' };
  assert.equal(parseOptions(['--dry-run'], alone).remote, 'mfe-travel');
  assert.equal(
    parseOptions(['mfe-travel', '--rollback', '--to', 'https://portals.example'], alone).remote,
    'mfe-travel',
  );
  assert.throws(
    () => parseOptions(['mfe-client'], alone),
    /^Error: No portal mfe-client\. The only portal of this repository is mfe-travel; you can leave out its name\.$/,
  );
});

test('npm run dev accepts an address and refuses unknown options in one line', () => {
  assert.equal(
    parseDevOptions(['mfe-travel', '--shell', 'https://portals.example'], 'mfe-travel').shell,
    'https://portals.example',
  );
  assert.equal(parseDevOptions(['--help'], 'mfe-travel').help, true);
  assert.throws(
    () => parseDevOptions(['--fast'], 'mfe-travel'),
    /^Error: Unknown option '--fast'\. See npm run dev -- --help\.$/,
  );
});

test('the help shows the default address: that of package.json, else of the environment', () => {
  const own = formatHelp({ command: 'npm run release --', address: 'https://portals.example' });
  assert.match(own, /default: `portal.address` in package.json, https:\/\/portals\.example$/m);
  assert.match(
    formatHelp({ command: 'npm run release --', isChosen: true }),
    /default: PUBLIC_URL, else http:\/\/localhost:4000$/m,
  );
});

describe('the address', () => {
  test('is reduced to its origin', () => {
    assert.equal(parseTarget('https://portals.example/admin'), 'https://portals.example');
    assert.equal(parseTarget('http://127.0.0.1:4000/'), 'http://127.0.0.1:4000');
  });
  test('must be https except on this machine, to protect the key', () => {
    assert.throws(() => parseTarget('http://portals.example'), /unencrypted\. Use https:\/\/portals\.example/);
  });
  test('must be a URL', () => {
    assert.throws(() => parseTarget('portals'), /portals is not a URL/);
  });
});
