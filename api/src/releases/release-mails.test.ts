import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import { signInAs } from '#test/sign-in-as';
import { createTestClient, type TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { waitForAllMails, waitForMails } from '#test/outbox';
import { publishContent } from '#test/publish-content';

const rollBack = 'mutation ($input: RollBackRemoteInput!) { rollBackRemote(input: $input) { revision } }';

let app: TestApp;
let database: pg.Client;
let creator: TestUser;
let admin: TestClient;
let releaser: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
  creator = await app.make.user({ role: 'admin' });
  admin = await signInAs(app, creator);
  releaser = Object.assign(createTestClient(app.url), {
    key: await app.make.releaseKey({ name: 'Night shift', createdBy: creator }),
  });
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

test('every administrator gets a mail for each release, with the version, the key, and how to undo it', async () => {
  const other = await app.make.user({ role: 'admin' });
  const client = await app.make.user();
  const gone = await app.make.user({ role: 'admin' });
  await database.query('update users set deactivated_at = now() where id = $1', [gone.id]);
  const remote = await app.make.servedRemote();
  const version = await publishContent({ database, releaser }, remote, 'new');
  for (const { email } of [creator, other]) {
    const [mail] = await waitForMails(app, email, 1);
    expect(mail?.subject).toBe(`10x Labs: ${remote} published to everyone`);
    expect(mail?.text).toContain(`Version:  ${version}`);
    expect(mail?.text).toContain('Before:   00000000000b');
    expect(mail?.text).toContain(`By:       release key of Night shift, created by ${creator.email}`);
    expect(mail?.text).toContain(`${app.url}/admin/releases`);
    expect(mail?.text).toContain(`npm run release -- ${remote} --rollback --to ${app.url}`);
  }
  for (const { email } of [client, gone]) expect(await waitForAllMails(app, email)).toEqual([]);
});

test('a canary, its end and a rollback are mailed too, each with its actor', async () => {
  const reader = await app.make.user({ role: 'admin' });
  const remote = await app.make.servedRemote();
  await publishContent({ database, releaser }, remote, 'canary', ['admin']);
  await releaser.graphql(rollBack, { input: { remote, revision: 1 } });
  await admin.graphql(rollBack, { input: { remote, revision: 2 } });
  const mails = await waitForMails(app, reader.email, 3);
  const by = (mail?: { text?: string }) => /By: +(.*)/.exec(mail?.text ?? '')?.[1];
  const found = new Map(mails.map((mail) => [mail.subject?.replace(/^.*mfe-\S+ /, ''), by(mail)]));
  const key = `release key of Night shift, created by ${creator.email}`;
  expect(Object.fromEntries(found)).toEqual({
    'started as a canary': key,
    'canary ended': key,
    'rolled back': creator.email,
  });
});

test('a rejected release is not mailed', async () => {
  const reader = await app.make.user({ role: 'admin' });
  const remote = await app.make.servedRemote();
  const { errors } = await releaser.graphql(rollBack, { input: { remote, revision: 7 } });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await waitForAllMails(app, reader.email)).toEqual([]);
});
