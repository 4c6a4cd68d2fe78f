import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

interface Me {
  firstName: string;
  lastName: string;
  isProfileComplete: boolean;
  updatedAt: string;
  contractorProfile: { tagName: string; experienceLevel: string; technologies: string } | null;
}
const fields =
  'firstName lastName isProfileComplete updatedAt contractorProfile { tagName experienceLevel technologies }';
const read = `{ me { ${fields} } }`;
const update = `mutation ($input: UpdateProfileInput!, $ifUpdatedAt: DateTime) {
  updateProfile(input: $input, ifUpdatedAt: $ifUpdatedAt) { ${fields} }
}`;
const updateContractor = `mutation ($input: UpdateContractorProfileInput!, $ifUpdatedAt: DateTime) {
  updateContractorProfile(input: $input, ifUpdatedAt: $ifUpdatedAt) { ${fields} }
}`;
const name = { firstName: 'Grace', lastName: 'Hopper' };
const description = { experienceLevel: 'senior', technologies: 'Compilers, mostly in COBOL' };

const readMe = async (client: TestClient) => (await client.graphql<{ me: Me }>(read)).data.me;
const contractor = (contractorRole = 'developer') => app.make.user({ role: 'contractor', contractorRole });
const listRenamings = async ({ id }: TestUser) =>
  (
    await database.query<{ details: string; subject_label: string }>(
      "select details, subject_label from audit_entries where action = 'own_name_changed' and actor_id = $1 order by id",
      [id],
    )
  ).rows;

test('a person changes their name, which the audit log records once', async () => {
  const person = await app.make.user();
  const client = await signInAs(app, person);
  const { updatedAt } = await readMe(client);
  const { data } = await client.graphql<{ updateProfile: Me }>(update, { input: name, ifUpdatedAt: updatedAt });
  expect(data.updateProfile).toMatchObject({ ...name, isProfileComplete: true, contractorProfile: null });
  await client.graphql(update, { input: name });
  expect(await readMe(client)).toMatchObject(name);
  expect(await listRenamings(person)).toEqual([
    { details: 'From First Last to Grace Hopper', subject_label: 'Grace Hopper' },
  ]);
});

test('a contractor who joined by a link completes their profile, then changes it', async () => {
  const client = await signInAs(app, await contractor());
  expect(await readMe(client)).toMatchObject({ isProfileComplete: false, contractorProfile: null });
  const first = { ...name, ...description, tagName: 'Amazing Grace' };
  const { data } = await client.graphql<{ updateContractorProfile: Me }>(updateContractor, { input: first });
  const profile = { ...description, tagName: 'Amazing Grace' };
  expect(data.updateContractorProfile).toMatchObject({ ...name, isProfileComplete: true, contractorProfile: profile });
  const second = { ...first, tagName: 'grace', technologies: 'Compilers, and now TypeScript' };
  await client.graphql(updateContractor, { input: second, ifUpdatedAt: data.updateContractorProfile.updatedAt });
  expect(await readMe(client)).toMatchObject({
    contractorProfile: { ...description, tagName: 'grace', technologies: 'Compilers, and now TypeScript' },
  });
});

test('a tag name that someone else has is refused at its field, ignoring case, and one may keep the own', async () => {
  await app.make.contractorProfile(await contractor(), 'Taken');
  const client = await signInAs(app, await contractor('sales'));
  const input = { ...name, ...description, tagName: 'tAKEN' };
  const { errors } = await client.graphql(updateContractor, { input });
  const message = 'This tag name is taken. Please choose another';
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT', fields: { tagName: message } } });
  expect(await readMe(client)).toMatchObject({ firstName: 'First', contractorProfile: null });
  for (const tagName of ['free', 'Free'])
    expect((await client.graphql(updateContractor, { input: { ...input, tagName } })).errors).toBeUndefined();
});

test('a tag name is taken in every way of writing it, also one from before names were normalized', async () => {
  const updateTo = async (client: TestClient, tagName: string) =>
    (await client.graphql(updateContractor, { input: { ...name, ...description, tagName } })).errors?.[0]?.extensions
      .code;
  const [first, second] = [await signInAs(app, await contractor()), await signInAs(app, await contractor())];
  expect(await updateTo(first, 'E\u0301mile  Z')).toBeUndefined();
  expect((await readMe(first)).contractorProfile?.tagName).toBe('Émile Z');
  for (const tagName of ['émile z', 'e\u0301mile z', 'ÉMILE\u00A0Z'])
    expect(await updateTo(second, tagName)).toBe('CONFLICT');
  await app.make.contractorProfile(await contractor(), 'Rene\u0301');
  expect(await updateTo(second, 'RENÉ')).toBe('CONFLICT');
  expect(await updateTo(second, 'a\u200Bda')).toBe('BAD_USER_INPUT');
});

test.each([
  ['a short first name', { firstName: 'G' }, 'firstName', 'First name must be at least 2 characters'],
  ['a short tag name', { tagName: 'g' }, 'tagName', 'Tag name must be at least 2 characters'],
  ['an invisible last name', { lastName: '\u200B\u200B' }, 'lastName', 'Please remove the invisible characters'],
  ['a long tag name', { tagName: 'g'.repeat(21) }, 'tagName', 'Tag name must be less than 20 characters'],
  [
    'short technologies',
    { technologies: 'COBOL' },
    'technologies',
    "Please describe the technologies you've worked with (minimum 10 characters)",
  ],
])('%s is refused as in the registration', async (_what, change, field, message) => {
  const client = await signInAs(app, await contractor());
  const input = { ...name, ...description, tagName: 'gracious', ...change };
  const { errors } = await client.graphql(updateContractor, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

test('of two edits of one profile, the second is refused until it is read again', async () => {
  const person = await contractor();
  await app.make.contractorProfile(person);
  const [here, there] = [await signInAs(app, person), await signInAs(app, person)];
  const { updatedAt } = await readMe(here);
  const input = { ...name, ...description, tagName: 'first-edit' };
  const variables = { input, ifUpdatedAt: updatedAt };
  // At the same time: the database decides which is first.
  const answers = await Promise.all([here, there].map((client) => client.graphql(updateContractor, variables)));
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual([
    'CHANGED_MEANWHILE',
    undefined,
  ]);
  const stale = await there.graphql(update, { input: name, ifUpdatedAt: updatedAt });
  expect(stale.errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
  const { updatedAt: latest } = await readMe(there);
  // Nothing of the account changes but its contractor profile, which has no version of its own for the caller.
  const again = { input: { ...input, technologies: 'Compilers and linkers' }, ifUpdatedAt: latest };
  expect((await there.graphql(updateContractor, again)).errors).toBeUndefined();
  expect((await here.graphql(updateContractor, again)).errors?.[0]?.extensions.code).toBe('CHANGED_MEANWHILE');
});

test('only contractors have a contractor profile to change, and only the owner and administrators know what is missing', async () => {
  const client = await app.make.user();
  const developer = await contractor();
  const project = await app.make.project({ client, developer });
  const input = { ...name, ...description, tagName: 'client' };
  const own = await signInAs(app, client);
  expect((await own.graphql(updateContractor, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const query = 'query ($id: ID!) { project(id: $id) { developer { isProfileComplete } } }';
  expect((await own.graphql(query, { id: project.id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const admin = await signInAs(app, await app.make.user({ role: 'admin' }));
  expect((await admin.graphql(query, { id: project.id })).data).toEqual({
    project: { developer: { isProfileComplete: false } },
  });
});
