import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillPlaceholders } from 'rules/canned-answers';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { signInAs } from '#test/sign-in-as';

const list = '{ cannedAnswers { id title content } }';
const create = `mutation ($title: String!, $content: String!) {
  createCannedAnswer(input: { title: $title, content: $content }) { id } }`;
const update = `mutation ($id: ID!, $title: String!, $content: String!) {
  updateCannedAnswer(id: $id, input: { title: $title, content: $content }) { title content } }`;
const remove = 'mutation ($id: ID!) { deleteCannedAnswer(id: $id) }';

let app: TestApp;
let support: TestClient, admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  support = await signInAs(app, await contractor('support'));
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

test('support and administrators share canned answers, by title', async () => {
  const write = async (by: TestClient, title: string) =>
    (await by.graphql<{ createCannedAnswer: { id: string } }>(create, { title, content: 'Hello {{client}}' })).data
      .createCannedAnswer.id;
  const [second, first] = [await write(support, 'Second'), await write(admin, 'First')];
  const both = [
    { id: first, title: 'First', content: 'Hello {{client}}' },
    { id: second, title: 'Second', content: 'Hello {{client}}' },
  ];
  for (const person of [support, admin]) expect((await person.graphql(list)).data).toEqual({ cannedAnswers: both });

  expect((await support.graphql(update, { id: first, title: 'Third', content: 'Bye' })).data).toEqual({
    updateCannedAnswer: { title: 'Third', content: 'Bye' },
  });
  expect((await admin.graphql(remove, { id: second })).data).toEqual({ deleteCannedAnswer: second });
  expect((await support.graphql(list)).data).toEqual({
    cannedAnswers: [{ id: first, title: 'Third', content: 'Bye' }],
  });
  expect((await admin.graphql(remove, { id: second })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('other contractors, clients and product analysts have none', async () => {
  for (const role of ['developer', 'sales', 'project_manager', 'client', 'product_analyst']) {
    const isOther = role === 'client' || role === 'product_analyst';
    const user = await app.make.user(isOther ? { role } : { role: 'contractor', contractorRole: role });
    const { errors } = await (await signInAs(app, user)).graphql(list);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('a canned answer needs a title and a text', async () => {
  const { errors } = await support.graphql(create, { title: ' ', content: '' });
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: { title: 'Title is required', content: 'Please enter the answer' },
  });
});

test('placeholders become what they stand for, and one without a value stays', () => {
  const text = 'Hello {{client}}, about {{ ticket }} in {{project}}: {{unknown}} {{constructor}}';
  expect(fillPlaceholders(text, { client: 'Clara', ticket: 'Login' })).toBe(
    'Hello Clara, about Login in {{project}}: {{unknown}} {{constructor}}',
  );
});
