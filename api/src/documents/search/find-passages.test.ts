import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findPassages } from '#documents/search/find-passages';
import { createOfflineModel } from '#models/offline-model';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createDocumentWithPassages } from '#test/document-factory';
import { openTestOrm, type TestOrm } from '#test/test-orm';

const models = { chat: createOfflineModel(), embedder: null };
let database: TestDatabase;
let orm: TestOrm;
beforeAll(async () => {
  database = await cloneDatabase();
  orm = await openTestOrm(database.url);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const document = (...passages: string[]) => createDocumentWithPassages(database.pool, passages);
const find = async (documents: string[], question: string, most = 4) =>
  (await findPassages({ em: orm.fork(), models }, documents, question, most)).map(({ text }) => text);

const mail = 'Every mail is queued and sent once.';
const cookies = 'Session cookies are never readable by scripts.';
const ending = 'A session ends when its owner signs out.';
const roles = 'Anyone who changes role has to sign in again.';

test('a question in plain words finds passages that share some of them in any form, best first', async () => {
  const id = await document(mail, cookies, ending, roles);
  const [best, ...others] = await find(
    [id],
    'Could you tell me what happens to a session when someone is signing out?',
  );
  expect(best).toBe(ending);
  expect(new Set(others)).toEqual(new Set([cookies, roles]));
  expect(await find([id], 'Can a script read the cookie?', 1)).toEqual([cookies]);
});

test('a rare word counts more than one that appears everywhere', async () => {
  const everywhere = Array.from({ length: 8 }, (_, n) => `The handbook of the agency, and a handbook it is: ${n}.`);
  const id = await document(...everywhere, 'Holidays stand in the calendar of the agency.');
  expect((await find([id], 'What does the handbook of the agency say of holidays?'))[0]).toMatch(/^Holidays/);
});

test('only the given documents are searched, and a duplicate counts once', async () => {
  const [given, other] = [await document(cookies), await document(`${cookies} Elsewhere.`)];
  expect(await find([given, given], 'cookies')).toEqual([cookies]);
  expect(await find([other], 'cookies')).toEqual([`${cookies} Elsewhere.`]);
  expect(await find([], 'cookies')).toEqual([]);
  expect(await find([given], 'cookies', 0)).toEqual([]);
});

test('with several documents none gets more than half of the slots, and each gets at least one', async () => {
  const long = await document(...Array.from({ length: 20 }, (_, n) => `Cookies, cookies, cookies: ${n}.`));
  const [short, silent] = [await document('One cookie in a long text on cakes.'), await document(mail, roles)];
  const found = await find([long, short, silent], 'Which cookies are there?', 6);
  expect(found.filter((text) => text.startsWith('Cookies'))).toHaveLength(3);
  expect(found.slice(3)).toEqual(['One cookie in a long text on cakes.', mail]);
  expect(await find([long], 'Which cookies are there?', 6)).toHaveLength(6);
});

test.each([
  ['of stop words alone', 'What is it about?'],
  ['in another script', '这些文件说了什么？'],
  ['of nothing', ' '],
  ['of marks', `' & | ! \\ :* <-> ( "`],
  ['with what the database cannot keep', '\0\ud800'],
])('a question %s gets the first passages of each document, in rounds', async (_name, question) => {
  const [one, two] = [await document(mail, cookies, ending), await document(roles)];
  expect(await find([one, two], question)).toEqual([mail, roles, cookies]);
});

test('punctuation in a word is not a search operator', async () => {
  const id = await document(`See http://a.test/it's\\here and foo-bar in it's place`, mail);
  expect(await find([id], `http://a.test/it's\\here`, 1)).toEqual([expect.stringMatching(/^See/)]);
  expect(await find([id], `!mail & foo-bar:* | 'quoted`, 2)).toHaveLength(2);
});

test('a question with a whole file is searched by its beginning', async () => {
  const id = await document(mail, cookies);
  expect(await find([id], `mail ${'nothing of this '.repeat(5000)} cookies`)).toEqual([mail]);
});
