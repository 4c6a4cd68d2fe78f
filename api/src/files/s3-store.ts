import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { notFound } from '#errors';
import { type Bucket, isMissing, writeTimeouts } from '#files/bucket';
import type { FileStore, ObjectStore } from '#files/file-store';

/**
 * Files as objects of a bucket. Arriving bytes are buffered on this machine until complete, because an object's length must be
 * known before the upload starts. An object is therefore stored whole or not at all.
 */
export function createS3Store({ client, name: Bucket }: Bucket, arriving: FileStore): ObjectStore {
  return {
    async put(key, bytes) {
      let size = 0;
      try {
        await arriving.put(
          key,
          countBytes(bytes, (length) => (size += length)),
        );
        const Body = await arriving.open(key);
        try {
          await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size }), writeTimeouts);
        } finally {
          Body.destroy();
        }
      } finally {
        await arriving.remove(key);
      }
    },
    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? notFound('file') : error;
      }
    },
    async remove(key) {
      await arriving.remove(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async getSize(key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key: key }))).ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async copy(from, to) {
      await client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to }), writeTimeouts);
    },
  };
}

async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}
