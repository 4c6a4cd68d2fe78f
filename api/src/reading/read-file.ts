import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { UploadExtension } from 'rules/uploads';
import type { ReaderAnswer } from '#reading/reader.worker';
import { readingBudget } from '#reading/reading-budget';
import type { Section } from '#reading/section';
import { UnreadableError } from '#reading/unreadable-error';

interface Bounds {
  timeoutMs?: number;
  signal?: AbortSignal;
}
const pollIntervalMs = 100;

/** The thread's file stands beside this one, and is what this one is: a source, which Node reads itself, or built. */
const workerFile = path.join(import.meta.dirname, `reader.worker${path.extname(import.meta.filename)}`);

/** The text of a file, read in a thread that ends when it takes too long or too much. Throws `Unreadable`. */
export async function readFile(
  extension: UploadExtension,
  bytes: Buffer,
  { timeoutMs = readingBudget.milliseconds, signal }: Bounds = {},
): Promise<Section[]> {
  const copy = new Uint8Array(bytes); // of its own memory, which goes over to the thread
  const thread = new Worker(workerFile, {
    workerData: { extension, bytes: copy },
    transferList: [copy.buffer],
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: readingBudget.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  const answered = new AbortController();
  const stopSignal = signal ? AbortSignal.any([answered.signal, signal]) : answered.signal;
  try {
    return await Promise.race([
      waitForAnswer(thread),
      rejectAfterTimeout(timeoutMs, stopSignal),
      rejectWhenTooLarge(thread, stopSignal),
    ]);
  } finally {
    answered.abort();
    await thread.terminate();
  }
}

const waitForAnswer = (thread: Worker) =>
  new Promise<Section[]>((resolve, reject) => {
    thread.once('message', (answer: ReaderAnswer) =>
      'sections' in answer ? resolve(answer.sections) : reject(new UnreadableError(answer.unreadable)),
    );
    thread.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableError('large') : error),
    );
    thread.once('exit', (code) => reject(new Error(`The reader ended with ${code}`)));
  });

/** On its own: a thread that is busy outside of JavaScript does not say how large it is. */
async function rejectAfterTimeout(ms: number, signal: AbortSignal): Promise<never> {
  await delay(ms, undefined, { signal });
  throw new UnreadableError('slow');
}

/** The limits of a thread do not count its buffers, which is where a file unpacks to: they are looked at. */
async function rejectWhenTooLarge(thread: Worker, signal: AbortSignal): Promise<never> {
  for (;;) {
    await delay(pollIntervalMs, undefined, { signal });
    const heap = await thread.getHeapStatistics().catch(() => null); // it may have just ended, and says why
    if (heap && heap.external_memory > readingBudget.bufferBytes) throw new UnreadableError('large');
  }
}
