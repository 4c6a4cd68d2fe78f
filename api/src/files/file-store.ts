import type { Readable } from 'node:stream';

/** Stores the bytes of files. Their metadata is in the database. */
export interface FileStore {
  /** Stores bytes under a key, where they appear only once complete. If it throws, `remove` deletes what is left. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws `notFound` if there is no such file, before anything is read. */
  open(key: string): Promise<Readable>;
  /** Removes a file, or what a failed `put` left of it. It need not exist. */
  remove(key: string): Promise<void>;
}

/** Object storage, which browsers can also write to with a signed URL. */
export interface ObjectStore extends FileStore {
  /** In bytes; null if there is no such file. */
  getSize(key: string): Promise<number | null>;
  copy(from: string, to: string): Promise<void>;
}
