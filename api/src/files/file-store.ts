import type { Readable } from 'node:stream';

/** Where the bytes of files are. What is known of a file stands in the database. */
export interface FileStore {
  /** Keeps bytes under a key, where they are only once all are. Where it throws, `remove` clears what is left. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws `notFound` where there is no such file, before anything is read. */
  open(key: string): Promise<Readable>;
  /** Removes a file, or what a `put` that failed left of it. There need not be one. */
  remove(key: string): Promise<void>;
}

/** Object storage, which browsers may write to as well where they were given an address for it. */
export interface ObjectStore extends FileStore {
  /** In bytes; null where there is no such file. */
  sizeOf(key: string): Promise<number | null>;
  copy(from: string, to: string): Promise<void>;
}
