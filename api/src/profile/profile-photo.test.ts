import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { maxPhotoSize } from 'rules/profile';
import type { TestClient } from '#test/client';
import type { TestUser } from '#test/factories';
import { type AppWithFiles, fileStores, startTestAppWithFiles } from '#test/file-stores';
import { eventually } from '#test/eventually';
import { sampleFiles } from '#test/sample-files';
import { createPng, samplePhotos } from '#test/sample-photos';
import { signInAs } from '#test/sign-in-as';
import { getFileId, listStoredNames, type Permission, putFile } from '#test/uploads';

const start = `mutation ($fileName: String!) {
  upload: startProfilePhotoUpload(input: { fileName: $fileName }) { uploadURL fileUrl expiresAt }
}`;
const set = `mutation ($fileUrl: URIReference!) { setProfilePhoto(input: { fileUrl: $fileUrl }) { profileImageUrl } }`;
const remove = 'mutation { deleteProfilePhoto { profileImageUrl } }';

const request = async (client: TestClient, fileName: string) =>
  (await client.graphql<{ upload: Permission }>(start, { fileName })).data.upload;
async function upload(client: TestClient, fileName = 'photo.png', bytes = samplePhotos.png): Promise<Permission> {
  const permission = await request(client, fileName);
  expect((await putFile(permission, bytes)).status).toBe(201);
  return permission;
}
async function setNew(client: TestClient): Promise<string> {
  const { fileUrl } = await upload(client);
  expect((await client.graphql(set, { fileUrl })).errors).toBeUndefined();
  return fileUrl;
}
const readUrl = async (client: TestClient) =>
  (await client.graphql<{ me: { profileImageUrl: string | null } }>('{ me { profileImageUrl } }')).data.me
    .profileImageUrl;
const getStatus = async (client: TestClient, url: string) => (await client.send('GET', url)).status;
const getCode = async (answer: Promise<{ errors?: Array<{ extensions: { code: string } }> }>) =>
  (await answer).errors?.[0]?.extensions.code;

describe.each(fileStores)('on %s', (store) => {
  let app: AppWithFiles;
  let database: pg.Client;
  beforeAll(async () => {
    app = await startTestAppWithFiles(store);
    database = new pg.Client(app.databaseUrl);
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await app.stop();
  });
  const signInNew = async (person: Partial<TestUser> = {}) => signInAs(app, await app.make.user(person));

  test('a person sets a photo, replaces it and deletes it; the bytes of those before go within a day', async () => {
    const client = await signInNew();
    const first = await setNew(client);
    expect(await readUrl(client)).toBe(first);
    const { status, headers } = await client.send('GET', first);
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/png', 'attachment; filename=photo.png', 'nosniff']);

    const second = await setNew(client);
    expect(await readUrl(client)).toBe(second);
    expect(await getStatus(client, first)).toBe(404);
    expect((await client.graphql(remove)).data).toEqual({ deleteProfilePhoto: { profileImageUrl: null } });
    expect(await getStatus(client, second)).toBe(404);
    // A second time changes nothing.
    expect((await client.graphql(remove)).errors).toBeUndefined();

    const third = await setNew(client);
    await database.query("update stored_files set created_at = now() - interval '25 hours'");
    await database.query("select graphile_worker.add_job('pruneUploads')");
    const before = [first, second].map((fileUrl) => getFileId({ fileUrl }));
    await eventually(async () => {
      const stored = await listStoredNames(app);
      expect(before.filter((name) => stored.includes(name))).toEqual([]);
    });
    expect(await getStatus(client, third)).toBe(200);
  });

  test.each([
    ['photo.png', 'image/png', samplePhotos.png],
    ['photo.jpg', 'image/jpeg', samplePhotos.jpeg],
    ['Photo.JPEG', 'image/jpeg', samplePhotos.jpeg],
    ['photo.webp', 'image/webp', samplePhotos.webp],
    ['photo.png', 'image/png', createPng(512, 512)],
  ])('%s can be uploaded, as %s', async (fileName, contentType, bytes) => {
    const { status, body } = await putFile(await request(await signInNew(), fileName), bytes);
    expect({ status, body }).toEqual({ status: 201, body: { fileName, contentType, size: bytes.length } });
  });

  test.each([
    ['a document', 'photo.png', sampleFiles.pdf, 415, /not the picture that its name says/],
    ['a picture of another type', 'photo.png', samplePhotos.jpeg, 415, /not the picture that its name says/],
    [
      'a page that begins like a picture',
      'photo.png',
      Buffer.from('\u0089PNG<script>alert(1)</script>', 'latin1'),
      415,
      /not the picture/,
    ],
    ['a picture that was cut off', 'photo.png', samplePhotos.png.subarray(0, 18), 415, /not the picture/],
    ['a picture that is not square', 'photo.jpg', samplePhotos.wideJpeg, 415, /must be square/],
    ['a picture that is too wide', 'photo.png', createPng(513, 513), 415, /at most 512 pixels/],
    [
      'a picture that says where it was taken',
      'photo.jpg',
      Buffer.from(samplePhotos.jpeg.toString('hex').replace('ffd8', 'ffd8fffe00084265726c696e'), 'hex'),
      415,
      /Save it without its metadata/,
    ],
    [
      'a large picture behind the header of a small one',
      'photo.jpg',
      Buffer.from(samplePhotos.jpeg.toString('hex').replace('ffd8', 'ffd8ff01ffc0000b080018001801012200'), 'hex'),
      415,
      /not the picture/,
    ],
    [
      'a picture that is too large',
      'photo.png',
      Buffer.concat([samplePhotos.png, Buffer.alloc(maxPhotoSize)]),
      413,
      /up to 1 MB/,
    ],
    ['an empty file', 'photo.png', Buffer.alloc(0), 415, /empty/],
  ])('%s is refused and leaves nothing', async (_what, fileName, bytes, status, message) => {
    const permission = await request(await signInNew(), fileName);
    const answer = await putFile(permission, bytes);
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
    expect(await listStoredNames(app)).not.toContain(getFileId(permission));
  });

  test('other types of files get no permission', async () => {
    const client = await signInNew();
    for (const fileName of ['photo.svg', 'photo.gif', 'photo.pdf', 'photo'])
      expect(await getCode(client.graphql(start, { fileName }))).toBe('BAD_USER_INPUT');
  });

  test('a photo is set by the person who uploaded it, for themselves and once it has arrived', async () => {
    const [client, other] = [await signInNew(), await signInNew()];
    const { fileUrl } = await upload(client);
    const awaited = await request(client, 'photo.png');
    for (const [who, url] of [
      [other, fileUrl],
      [client, awaited.fileUrl],
      [client, '/api/files/00000000-0000-7000-8000-000000000000'],
    ] as const)
      expect(await getCode(who.graphql(set, { fileUrl: url }))).toBe('BAD_USER_INPUT');
    expect((await client.graphql(set, { fileUrl })).errors).toBeUndefined();
    // The same again changes nothing.
    expect((await client.graphql(set, { fileUrl })).errors).toBeUndefined();
  });
});
