import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';

let app: TestApp;
let busy: TestClient;
let quiet: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  const addConversations = async (count: number): Promise<TestClient> => {
    const owner = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
    await database.query(conversations, [owner.id, count]);
    return signInAs(app, owner);
  };
  [busy, quiet] = [await addConversations(120), await addConversations(3)];
  await database.end();
});
afterAll(() => app.stop());

/**
 * Ten messages each, all with one common word, and the first of each with a unique word made of letters, because excerpts end
 * before numbers.
 */
const conversations = `
  with added as (
    insert into conversations (id, created_at, updated_at, title, owner_id)
    select uuidv7(), now(), now(), 'A talk', $1::uuid from generate_series(1, $2) returning id)
  insert into messages (id, created_at, updated_at, conversation_id, role, content, metadata)
  select uuidv7(), now(), now(), id, 'user', 'An invoice' || case when n = 1 then ' about ' || translate(left(md5(id::text), 8), '0123456789', 'ghijklmnop') else '' end,
         '{"referencedDocuments":[]}' from added, generate_series(1, 10) n`;

interface Match {
  messageId: string | null;
  excerpt: string;
}
const search = async (client: TestClient, words: string) =>
  (
    await client.graphql<{ conversationMatches: Match[] }>(
      'query ($words: String!) { conversationMatches(search: $words) { messageId excerpt } }',
      { words },
    )
  ).data.conversationMatches;

test('people with many and with few conversations find words only in their own messages, newest first', async () => {
  for (const client of [busy, quiet]) {
    const found = await search(client, 'invo');
    expect(found).toHaveLength(20);
    expect(found.map(({ messageId }) => messageId)).toEqual(
      found.map(({ messageId }) => messageId).toSorted((a, b) => (String(a) < String(b) ? 1 : -1)),
    );
  }
  const word = async (client: TestClient) =>
    /about (\w+)/.exec((await search(client, 'invoice about'))[0]?.excerpt ?? '')?.[1] ?? 'none';
  const [ofBusy, ofQuiet] = [await word(busy), await word(quiet)];
  expect(await search(quiet, 'about')).toHaveLength(3);
  for (const [client, own, other] of [
    [busy, ofBusy, ofQuiet],
    [quiet, ofQuiet, ofBusy],
  ] as const) {
    expect((await search(client, own)).map(({ excerpt }) => excerpt)).toEqual([expect.stringContaining(own)]);
    expect(await search(client, other)).toEqual([]);
  }
});
