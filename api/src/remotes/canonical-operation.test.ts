import { expect, test } from '@jest/globals';
import { canonicalHash } from '#remotes/canonical-operation';

const registered = `query Projects($first: Int!) {
  projects(first: $first) { edges { node { id ...Row } } }
}
fragment Row on Project { title ...Team }
fragment Team on Project { developer { firstName } }`;

test.each([
  [
    'added type names',
    `query Projects($first: Int!) { projects(first: $first) { edges { node { id ...Row __typename } __typename } __typename } }
     fragment Row on Project { title ...Team __typename }
     fragment Team on Project { developer { firstName __typename } __typename }`,
  ],
  [
    'reordered fragments',
    `fragment Team on Project { developer { firstName } }
     query Projects($first: Int!) { projects(first: $first) { edges { node { id ...Row } } } }
     fragment Row on Project { title ...Team }`,
  ],
  ['other whitespace and comments', `# first\n${registered.replaceAll(' {', '\t{\n')}`],
])('an operation is the same with %s', (_what, text) => {
  expect(canonicalHash(text)).toBe(canonicalHash(registered));
});

test.each([
  ['another field', registered.replace('title', 'title status')],
  ['an alias', registered.replace('title', 'name: title')],
  ['another argument', registered.replace('first: $first', 'first: 500')],
  ['an additional argument', registered.replace('first: $first', 'first: $first, search: "a"')],
  ['a directive', registered.replace('title', 'title @skip(if: false)')],
  ['another name', registered.replace('query Projects', 'query Others')],
  ['a second operation', `${registered} query Second { me { id } }`],
  ['a missing fragment', registered.replace('...Team }', '}').replace(/fragment Team.*/, '')],
  ['an aliased type name', registered.replace('title', 'title kind: __typename')],
])('an operation differs with %s', (_what, text) => {
  expect(canonicalHash(text)).not.toBe(canonicalHash(registered));
});

test.each([
  ['no GraphQL', 'hello {'],
  ['nothing', ''],
  ['a document larger than any of ours', `{ ${'a '.repeat(2001)} }`],
])('%s is not an operation', (_what, text) => {
  expect(canonicalHash(text)).toBeNull();
});
