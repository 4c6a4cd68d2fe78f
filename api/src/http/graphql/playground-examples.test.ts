import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type OperationDefinitionNode, OperationTypeNode, parse, print, validate } from 'graphql';
import type { Audience } from 'rules/audiences';
import { sampleViewers } from '#access/access-table';
import { demoAccounts, type DemoName } from '#demo/accounts';
import { getPlaygroundExamples, playgroundExamples } from '#http/graphql/playground-examples';
import { createSchema } from '#schema';
import { demoPassword } from '#settings';
import { startTestApp, type TestApp } from '#test/app';
import { createTestClient } from '#test/client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on', FOUNDER_EMAIL: demoAccounts.founder.email, FOUNDER_PASSWORD: demoPassword });
});
afterAll(() => app.stop());

const accounts: Partial<Record<Audience, DemoName>> = {
  admin: 'admin',
  sales: 'sales',
  contractor: 'developer',
  client: 'client',
  analyst: 'analyst',
};

test.each(playgroundExamples.map(({ audience, operations }) => [audience, operations] as const))(
  'the examples for %s are valid, and their queries run',
  async (audience, operations) => {
    const client = createTestClient(app.url);
    const account = accounts[audience];
    if (account)
      await client.send('POST', '/api/auth/login', { email: demoAccounts[account].email, password: demoPassword });
    const document = parse(operations);
    expect(validate(createSchema(), document)).toEqual([]);
    const queries = document.definitions.filter(
      (each) => (each as OperationDefinitionNode).operation === OperationTypeNode.QUERY,
    );
    expect(queries).not.toEqual([]);
    for (const query of queries) expect((await client.graphql(print(query))).errors).toBeUndefined();
  },
);

test('someone who is signed out gets other examples than an administrator', () => {
  expect(getPlaygroundExamples(null).audience).toBe('anyone');
  expect(getPlaygroundExamples(sampleViewers.admin ?? null).audience).toBe('admin');
});
