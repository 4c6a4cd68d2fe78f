import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatHelp } from './help.mjs';
import { PlainError } from './print.mjs';
import { devOptionsFrom, parseOptions } from './options.mjs';
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

describe('one line says what to write instead of', () => {
  const faults = [
    [[], /^Which remote\? Name one: the remotes are .*mfe-client/],
    [['mfe-nothing'], /^There is no remote mfe-nothing; the remotes are .*mfe-client/],
    [['mfe-client', 'mfe-sales'], /^One remote at a time/],
    [['mfe-client', '--fast'], /^Unknown option '--fast'\. npm run release -- --help says what there is\.$/],
    [['mfe-client', '--list', '--rollback'], /^--rollback and --list do not go together/],
    [
      ['mfe-client', '--canary', 'Admin!'],
      /^--canary Admin!: Admin! is no audience\. Name some of user, client, .*, founder, separated by commas\.$/,
    ],
    [['mfe-client', '--canary', 'admin,anyone'], /anyone is no audience/],
    [['mfe-client', '--rollback', '--canary', 'admin'], /^--canary belongs to a release/],
  ];
  for (const [args, message] of faults)
    test(args.join(' ') || 'nothing', () => {
      assert.throws(
        () => options(args),
        (error) => error instanceof PlainError && message.test(error.message) && !error.message.includes('\n'),
      );
    });
});

test('in a repository with one portal its name may be left out, and no other is taken', () => {
  const alone = { only: 'mfe-travel', command: 'npm run release --' };
  assert.equal(parseOptions(['--dry-run'], alone).remote, 'mfe-travel');
  assert.equal(
    parseOptions(['mfe-travel', '--rollback', '--to', 'https://portals.example'], alone).remote,
    'mfe-travel',
  );
  assert.throws(
    () => parseOptions(['mfe-client'], alone),
    /^Error: mfe-client is not here: the one portal of this repository is mfe-travel, and may be left out\.$/,
  );
});

test('npm run dev takes an address and says in a line what it does not know', () => {
  assert.equal(
    devOptionsFrom(['mfe-travel', '--shell', 'https://portals.example'], 'mfe-travel').shell,
    'https://portals.example',
  );
  assert.equal(devOptionsFrom(['--help'], 'mfe-travel').help, true);
  assert.throws(
    () => devOptionsFrom(['--fast'], 'mfe-travel'),
    /^Error: Unknown option '--fast'\. npm run dev -- --help says what there is\.$/,
  );
});

test('the help says which address is meant where: that of package.json, else of the environment', () => {
  const own = formatHelp({ command: 'npm run release --', address: 'https://portals.example' });
  assert.match(own, /else `portal.address` in package.json: https:\/\/portals\.example$/m);
  assert.match(
    formatHelp({ command: 'npm run release --', isChosen: true }),
    /else PUBLIC_URL, else http:\/\/localhost:4000$/m,
  );
});

describe('the address', () => {
  test('is an origin, whatever is written behind it', () => {
    assert.equal(parseTarget('https://portals.example/admin'), 'https://portals.example');
    assert.equal(parseTarget('http://127.0.0.1:4000/'), 'http://127.0.0.1:4000');
  });
  test('is https anywhere but on this machine, for the sake of the key', () => {
    assert.throws(() => parseTarget('http://portals.example'), /unencrypted: use https:\/\/portals\.example/);
  });
  test('is refused where it is none', () => {
    assert.throws(() => parseTarget('portals'), /portals is no address/);
  });
});
