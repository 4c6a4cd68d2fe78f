import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadableExtension } from '#reading/readable-extension';
import type { ReaderAnswer } from '#reading/reader.worker';
import { readingBudget } from '#reading/reading-budget';
import type { Section } from '#reading/section';
import { UnreadableError } from '#reading/unreadable-error';

interface Bounds {
  timeoutMs?: number;
  signal?: AbortSignal;
}
const pollIntervalMs = 100;

/** The worker file is next to this one, in the same form: TypeScript source, which Node runs directly, or built. */
const codeExtension = path.extname(import.meta.filename);
const workerFile = path.join(import.meta.dirname, `reader.worker${codeExtension}`);
/** The condition under which `#` imports lead to source. */
const execArgv = codeExtension === '.ts' ? ['--conditions=api-source'] : [];

/** Extracts the text of a file in a worker thread that is terminated when it exceeds its time or memory. Throws `Unreadable`. */
export async function readFile(
  extension: ReadableExtension,
  bytes: Buffer,
  { timeoutMs = readingBudget.milliseconds, signal }: Bounds = {},
): Promise<Section[]> {
  const copy = new Uint8Array(bytes); // a copy whose memory is transferred to the thread
  const thread = new Worker(workerFile, {
    workerData: { extension, bytes: copy },
    transferList: [copy.buffer],
    execArgv,
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
    thread.once('exit', (code) => reject(new Error(`The reader exited with code ${code}`)));
  });

/** In a separate function: a thread busy outside of JavaScript does not report its size. */
async function rejectAfterTimeout(ms: number, signal: AbortSignal): Promise<never> {
  await delay(ms, undefined, { signal });
  throw new UnreadableError('slow');
}

/** A thread's resource limits exclude buffers, which is where files are unpacked, so they are polled. */
async function rejectWhenTooLarge(thread: Worker, signal: AbortSignal): Promise<never> {
  for (;;) {
    await delay(pollIntervalMs, undefined, { signal });
    const heap = await thread.getHeapStatistics().catch(() => null); // it may have just exited, with its own reason
    if (heap && heap.external_memory > readingBudget.bufferBytes) throw new UnreadableError('large');
  }
}
