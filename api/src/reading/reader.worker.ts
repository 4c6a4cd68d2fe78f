import { parentPort, workerData } from 'node:worker_threads';
import type { ReadableExtension } from '#reading/readable-extension';
import { readSections } from '#reading/read-sections';
import type { Section } from '#reading/section';
import { type Reason, UnreadableError } from '#reading/unreadable-error';

export interface ReaderTask {
  extension: ReadableExtension;
  bytes: Uint8Array<ArrayBuffer>;
}
export type ReaderAnswer = { sections: Section[] } | { unreadable: Reason };

/** A separate thread isolates failures caused by an untrusted file. */
const { extension, bytes } = workerData as ReaderTask;
const answer = (message: ReaderAnswer) => parentPort?.postMessage(message);
try {
  answer({ sections: await readSections(extension, Buffer.from(bytes.buffer)) });
} catch (error) {
  if (!(error instanceof UnreadableError)) throw error;
  answer({ unreadable: error.reason });
}
