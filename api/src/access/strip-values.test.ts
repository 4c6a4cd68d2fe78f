import { expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { stripValues } from '#access/strip-values';

const schema = buildSchema(`
  scalar DateTime
  enum Role { admin client }
  input In { password: String!, role: Role, at: DateTime, count: Int, flag: Boolean, id: ID }
  type Query { signIn(input: In!, list: [In!]): Boolean }
`);
const secret = 'SECRETPASS';
const getMessages = (document: string): string[] => {
  try {
    return validate(schema, parse(document)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : ''];
  }
};

test.each([
  `{ signIn(input: { password: ["${secret}"] }) }`,
  `{ signIn(input: { password: { is: "${secret}" } }) }`,
  `{ signIn(input: { password: ${secret} }) }`,
  `{ signIn(input: "${secret}") }`,
  `{ signIn(input: { password: "a", role: "${secret}" }) }`,
  `{ signIn(input: { password: "a", count: "${secret}" }) }`,
  `{ signIn(input: { password: "a", flag: "${secret}" }) }`,
  `{ signIn(input: { password: "a", id: { a: "${secret}" } }) }`,
  `{ signIn(input: { password: "a" }, list: "${secret}") }`,
  `{ signIn(input: { password "${secret}" }) }`,
  `{ signIn(input: { password: """${secret}""" "${secret}" }) }`,
  `{ signIn("${secret}") }`,
  `"${secret}"`,
  `{ signIn } "${secret}"`,
])('an error in the document does not repeat values: %s', (document) => {
  const messages = getMessages(document);
  expect(messages).not.toEqual([]);
  for (const message of messages) {
    expect(stripValues(message)).not.toContain(secret);
    expect(stripValues(message)).toMatch(/\w+/);
  }
});

test('a message without values stays unchanged', () => {
  const message = 'Cannot query field "nothing" on type "Query". Did you mean "signIn"?';
  expect(stripValues(message)).toBe(message);
});
