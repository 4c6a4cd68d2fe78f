import { remoteManifestRule } from './releases.ts';
import { portalRowRule } from './portal-row-rule.ts';

const file = { integrity: `sha384-${'A'.repeat(64)}`, size: 1 };
const manifest = (...names: string[]) => ({
  name: 'mfe-client',
  entry: 'entry.js',
  ahead: [],
  takes: {},
  operations: [],
  files: Object.fromEntries(['entry.js', ...names].map((name) => [name, file])),
});
const messages = (rule: typeof remoteManifestRule | typeof portalRowRule, value: unknown) =>
  rule.safeParse(value).error?.issues.map(({ message }) => message);

test.each([
  [['js/a.js', 'js/b.js'], undefined],
  [['mf-manifest.json'], undefined],
  [['remote.json'], ['remote.json is not one of its own files']],
  [['js', 'js/a.js'], ['A file and a folder have the same name']],
  [['a.js/b/c.js', 'a.js'], ['A file and a folder have the same name']],
])('a build with the files %j is refused with %j', (names, refused) => {
  expect(messages(remoteManifestRule, manifest(...names))).toEqual(refused);
});

test.each([
  ['Hiring', undefined],
  ['Recrutement équipe', undefined],
  ['\u200B\u200B', ['Please remove the invisible characters']],
  ['Hi\u202Egnir', ['Please remove the invisible characters']],
])('a portal titled %j is refused with %j', (title, refused) => {
  expect(messages(portalRowRule, { path: '/hiring', title, audiences: ['admin'] })).toEqual(refused);
});
