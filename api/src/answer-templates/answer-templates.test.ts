import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { queueBehindLock } from '#test/queue-behind-lock';

interface Template {
  id: string;
  name: string;
  subject: string;
  message: string;
  updatedAt: string;
}
const fields = 'id name subject message updatedAt';
const create = `mutation ($input: CreateAnswerTemplateInput!) { createAnswerTemplate(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $input: UpdateAnswerTemplateInput!, $ifUpdatedAt: DateTime) {
  updateAnswerTemplate(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { ${fields} } }`;
const remove =
  'mutation ($id: ID!, $ifUpdatedAt: DateTime) { deleteAnswerTemplate(id: $id, ifUpdatedAt: $ifUpdatedAt) }';
const template = { name: 'First reply', subject: 'Your project', message: 'Thank you.' };

let app: TestApp;
let sales: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

const store = async (input: object = template) =>
  (await sales.graphql<{ createAnswerTemplate: Template }>(create, { input })).data.createAnswerTemplate;
const list = async (client: TestClient) =>
  (await client.graphql<{ answerTemplates: Template[] }>(`{ answerTemplates { ${fields} } }`)).data.answerTemplates;

test('sales adds a template, administrators change it, and both see it by name', async () => {
  const second = await store({ ...template, name: ' B second ' });
  const first = await store({ ...template, name: 'A first' });
  const input = { message: 'Thank you very much.' };
  const { data } = await admin.graphql<{ updateAnswerTemplate: Template }>(update, { id: second.id, input });
  expect(data.updateAnswerTemplate).toMatchObject({ name: 'B second', subject: 'Your project', ...input });
  for (const client of [sales, admin]) expect((await list(client)).map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('a deleted template is gone, and cannot be deleted twice', async () => {
  const { id } = await store();
  expect((await sales.graphql(remove, { id })).data).toEqual({ deleteAnswerTemplate: id });
  expect((await sales.graphql(remove, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await list(sales)).map((row) => row.id)).not.toContain(id);
});

test('of two changes of the same version, one is refused', async () => {
  const { id, updatedAt } = await store();
  const write = (name: string) => () => sales.graphql(update, { id, input: { name }, ifUpdatedAt: updatedAt });
  const answers = await queueBehindLock(
    { databaseUrl: app.databaseUrl, sql: 'select 1 from answer_templates where id = $1 for update', values: [id] },
    [write('One'), write('Other')],
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', undefined]);
});

test('empty and overlong texts are refused at their fields', async () => {
  const input = { name: ' ', subject: 'two\nlines', message: 'a'.repeat(5001) };
  const { errors } = await sales.graphql(create, { input });
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: {
      name: 'Please enter a name',
      subject: 'Please remove the invisible characters',
      message: 'Please keep this to 5000 characters',
    },
  });
});

test('others neither read nor change templates', async () => {
  const developer = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'developer' }));
  const { id } = await store({ ...template, name: v7() });
  for (const [operation, variables] of [
    ['{ answerTemplates { id } }', {}],
    [create, { input: template }],
    [update, { id, input: {} }],
    [remove, { id }],
  ] as const)
    expect((await developer.graphql(operation, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
