import { expect, test } from '@jest/globals';
import { canonicalHash } from '#remotes/canonical-operation';

const registered = `query Projects($first: Int!) {
  projects(first: $first) { edges { node { id ...Row } } }
}
fragment Row on Project { title ...Team }
fragment Team on Project { developer { firstName } }`;

test.each([
  [
    'the type names that a data client adds',
    `query Projects($first: Int!) { projects(first: $first) { edges { node { id ...Row __typename } __typename } __typename } }
     fragment Row on Project { title ...Team __typename }
     fragment Team on Project { developer { firstName __typename } __typename }`,
  ],
  [
    'another order of fragments',
    `fragment Team on Project { developer { firstName } }
     query Projects($first: Int!) { projects(first: $first) { edges { node { id ...Row } } } }
     fragment Row on Project { title ...Team }`,
  ],
  ['other spaces and comments', `# first\n${registered.replaceAll(' {', '\t{\n')}`],
])('an operation is the same with %s', (_what, text) => {
  expect(canonicalHash(text)).toBe(canonicalHash(registered));
});

test.each([
  ['another field', registered.replace('title', 'title status')],
  ['an alias', registered.replace('title', 'name: title')],
  ['another argument', registered.replace('first: $first', 'first: 500')],
  ['an argument more', registered.replace('first: $first', 'first: $first, search: "a"')],
  ['a directive', registered.replace('title', 'title @skip(if: false)')],
  ['another name', registered.replace('query Projects', 'query Others')],
  ['a second operation', `${registered} query Second { me { id } }`],
  ['a fragment less', registered.replace('...Team }', '}').replace(/fragment Team.*/, '')],
  ['a type name under another name', registered.replace('title', 'title kind: __typename')],
])('an operation is another with %s', (_what, text) => {
  expect(canonicalHash(text)).not.toBe(canonicalHash(registered));
});

test.each([
  ['no GraphQL', 'hello {'],
  ['nothing', ''],
  ['more than any document of ours', `{ ${'a '.repeat(2001)} }`],
])('%s is no operation', (_what, text) => {
  expect(canonicalHash(text)).toBeNull();
});
