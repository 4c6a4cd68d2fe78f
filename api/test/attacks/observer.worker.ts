// A worker thread that observes an attacked server: reads of a signed-in colleague, health checks and memory.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Observations {
  /** The colleague's reads: count, failures and p95 in ms. */
  reads: { count: number; failed: string[]; p95: number };
  /** The slowest response of /healthz in ms; infinite if one failed. */
  slowestHealthCheck: number;
  /** The server's resident memory in MB: before the attack, at its peak, and at the end. */
  memory: { before: number; peak: number; after: number };
}

interface Watched {
  url: string;
  pid: number;
  cookie: string;
  address: string;
}
const { url, pid, cookie, address } = workerData as Watched;
const interval = 50;
const timeout = 20_000;
const query = '{ projects(first: 20) { edges { node { id title status } } } }';

const readTimes: number[] = [];
const failedReads: string[] = [];
const healthTimes: number[] = [];
const memory: number[] = [];
let stopped = false;

async function read(): Promise<void> {
  const since = performance.now();
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': address },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (response.status !== 200 || !text.includes('"edges"'))
      failedReads.push(`${response.status} ${text.slice(0, 200)}`);
  } catch (error) {
    failedReads.push(String(error));
  }
  readTimes.push(performance.now() - since);
}

async function checkHealth(): Promise<void> {
  const since = performance.now();
  try {
    const { status } = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeout) });
    healthTimes.push(status === 200 ? performance.now() - since : Infinity);
  } catch {
    healthTimes.push(Infinity);
  }
}

async function measureMemory(): Promise<void> {
  const kilobytes = await residentKilobytes().catch(() => null); // the process may be gone
  if (kilobytes) memory.push(kilobytes / 1024);
}

async function residentKilobytes(): Promise<number> {
  if (process.platform !== 'linux')
    return Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

async function repeat(look: () => Promise<void>): Promise<void> {
  while (!stopped) {
    await look();
    await delay(interval);
  }
}

const percentile95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

await Promise.all([read(), checkHealth(), measureMemory()]);
readTimes.length = 0; // the first read is slower: its operation is compiled
parentPort?.postMessage('ready');
parentPort?.once('message', () => (stopped = true));
await Promise.all([repeat(read), repeat(checkHealth), repeat(measureMemory)]);
await measureMemory();
const observations: Observations = {
  reads: { count: readTimes.length, failed: failedReads, p95: percentile95(readTimes) },
  slowestHealthCheck: Math.max(...healthTimes),
  memory: { before: memory[0] ?? 0, peak: Math.max(...memory), after: memory.at(-1) ?? 0 },
};
parentPort?.postMessage(observations);
