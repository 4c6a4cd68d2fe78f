import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { expect, test } from '@jest/globals';
import { toAppError } from '#errors';
import { openFiles } from '#files/open-files';
import { eventually } from '#test/eventually';

/** Calls a storage that responds like this, once. */
async function storageThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3 = { bucket: 'files', region: 'eu-central-1', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' };
  const { files, bucket } = await openFiles({ s3, dataDir: os.tmpdir() });
  const stop = async () => {
    await bucket?.stop();
    server.closeAllConnections();
    server.close();
  };
  return { files, bucket, stop };
}

test("a storage that disconnects within a file is unavailable, and the file isn't taken for a shorter one", async () => {
  const { files, stop } = await storageThat((_req, res) => {
    res.writeHead(200, { 'content-length': '1000' });
    res.write('the beginning', () => res.destroy());
  });
  const reading = files.open('key').then((bytes) => bytes.toArray());
  expect(toAppError(await reading.catch((error: unknown) => error))).toMatchObject({ code: 'UNAVAILABLE' });
  await stop();
});

test.each([500, 503, 403, 429])('a storage that answers %i is unavailable', async (status) => {
  const { files, stop } = await storageThat((_req, res) => res.writeHead(status).end());
  const failure = files.open('key').catch((error: unknown) => error);
  expect(await failure).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  await stop();
});

test("a storage that doesn't answer in time is unavailable", () => {
  const late = Object.assign(new Error('the request socket timed out'), { name: 'TimeoutError' });
  expect(toAppError(late)).toMatchObject({ code: 'UNAVAILABLE' });
});

test('a storage that never answers blocks nothing for more than 5 seconds, and recovers as soon as it answers', async () => {
  let isSilent = true;
  const { files, bucket, stop } = await storageThat((_req, res) => {
    if (!isSilent) res.writeHead(200, { 'content-length': '0' }).end();
  });
  const startedAt = performance.now();
  const calls = [files.open('key'), files.remove('key'), bucket?.check()];
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  isSilent = false;
  await eventually(() => files.remove('key'), 3_000);
  await stop();
});
