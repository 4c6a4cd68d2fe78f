import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';
import { findFreePort } from '#db/free-port';

/** A real S3 server over HTTP that verifies signatures. */
export interface ObjectStorage {
  /** Settings of an app that stores its files there. */
  env: Record<string, string>;
  url: string;
  /** The keys of all objects. */
  keys(): Promise<string[]>;
  /** Writes an object, as a holder of temporary credentials does. */
  write(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** The policies of all requests for temporary credentials. */
  policies: string[];
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops the server and deletes its data. */
  discard(): Promise<void>;
}

const bucket = 'portal-files';
const region = 'us-east-1';
const keyPair = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const objectSuffix = '._S3rver_object';

export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'portals-s3-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = path.join(directory, bucket);
  const policies: string[] = [];
  const run = async () => {
    const made = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    });
    made.middleware.unshift(missingOperations(folder, policies));
    await made.run();
    return made;
  };
  let server: S3rver | null = await run();
  const stop = async () => {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = null;
  };
  return {
    url,
    policies,
    env: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: keyPair.accessKeyId,
      S3_SECRET_ACCESS_KEY: keyPair.secretAccessKey,
    },
    keys: async () => {
      const found = await readdir(folder, { recursive: true }).catch(() => []);
      return found.filter((name) => name.endsWith(objectSuffix)).map((name) => name.slice(0, -objectSuffix.length));
    },
    write: async (key, bytes) => {
      const client = new S3Client({ endpoint: url, region, credentials: keyPair, forcePathStyle: true });
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
      client.destroy();
    },
    remove: (key) => rm(path.join(folder, `${key}${objectSuffix}`)),
    start: async () => void (server = await run()),
    stop,
    discard: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Features of S3 that this server lacks: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
function missingOperations(folder: string, policies: string[]): S3rver['middleware'][number] {
  return async (call, next) => {
    const { method, path: address, query } = call;
    const answer = (status: number, body = '') => Object.assign(call, { status, type: 'application/xml', body });
    const uploaded = query.uploadId && path.join(folder, '._S3rver_uploads', path.basename(query.uploadId));
    if (method === 'HEAD' && address === `/${bucket}/`) answer(200);
    else if (method === 'POST' && address === '/') answer(200, federationToken(await text(call.req), policies));
    else if (uploaded && (method === 'GET' || method === 'DELETE') && !(await stat(uploaded).catch(() => null)))
      answer(404, '<Error><Code>NoSuchUpload</Code></Error>');
    else if (uploaded && method === 'GET') answer(200, await listParts(uploaded));
    else if (uploaded && method === 'DELETE') answer(204, await rm(uploaded, { recursive: true }).then(() => ''));
    else await next();
  };
}

async function listParts(folder: string): Promise<string> {
  const numbers = (await readdir(folder))
    .filter((name) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(a) - Number(b));
  const parts = numbers.map(async (number) => {
    const { size } = await stat(path.join(folder, number));
    const hash = await readFile(path.join(folder, `${number}.md5`), 'utf8');
    return `<Part><PartNumber>${number}</PartNumber><ETag>"${hash}"</ETag><Size>${size}</Size></Part>`;
  });
  return `<ListPartsResult>${(await Promise.all(parts)).join('')}</ListPartsResult>`;
}

function federationToken(body: string, policies: string[]): string {
  policies.push(new URLSearchParams(body).get('Policy') ?? '');
  const credentials =
    '<AccessKeyId>ASIA</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>token</SessionToken>';
  return `<GetFederationTokenResponse><GetFederationTokenResult><Credentials>${credentials}</Credentials></GetFederationTokenResult></GetFederationTokenResponse>`;
}
