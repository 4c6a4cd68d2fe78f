import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Assignment, FromWorker, ToWorker } from '#workers/messages';
import { PendingAnswers } from '#workers/pending-answers';
import { StartError } from '#settings';

interface Options {
  count: number;
  database: Assignment['database'];
  log: Logger;
  /** Workers keep exiting, and restarting them does not help. */
  onCrashLoop(): void;
}

type Ready = Extract<FromWorker, { event: 'ready' }>;

/** Consecutive restarts, each after less than this running time, before the pool gives up. */
const maxRestarts = 5;
const stableAfterMs = 60_000;
const firstDelayMs = 500;
const maxDelayMs = 15_000;

/** The processes that share the port. One that exits is replaced. */
export class WorkerPool {
  readonly #options: Options;
  readonly #workers = new Map<number, Worker>();
  readonly #ready = new Set<number>();
  readonly #restarts = new Map<number, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #metrics = new PendingAnswers<object[]>();
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts the first one alone, which prepares the database and responds to health checks meanwhile; then the others. */
  async start(): Promise<Ready> {
    const first = await this.#startOne(1);
    const others = Array.from({ length: this.#options.count - 1 }, (_, index) => index + 2);
    await Promise.all(others.map((number) => this.#startOne(number)));
    return first;
  }

  /** Stops all of them in order, and waits until they have exited. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(
      [...this.#workers.values()].map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, 'exit');
        if (worker.isConnected()) send(worker, { event: 'stop' });
        await ended;
      }),
    );
  }

  /** Kills all of them at once. */
  kill(): void {
    this.#isStopping = true;
    for (const worker of this.#workers.values()) worker.process.kill('SIGKILL');
  }

  /** The metrics of all workers that are ready, each labeled with its number. */
  async metrics(): Promise<string> {
    const readyWorkers = [...this.#ready].flatMap((number) => this.#workers.get(number) ?? []);
    const answers = await Promise.allSettled(
      readyWorkers.map((worker) => this.#metrics.ask((id) => send(worker, { event: 'ask for metrics', id }))),
    );
    const figures = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    return AggregatorRegistry.aggregate(figures).metrics();
  }

  /** Resolves when it is ready. Rejects if it exits before. */
  async #startOne(number: number): Promise<Ready> {
    const worker = cluster.fork();
    const { promise: ready, resolve, reject } = Promise.withResolvers<Ready>();
    this.#workers.set(number, worker);
    worker.on('message', (message: FromWorker) => {
      if (message.event === 'started') this.#assign(worker, number);
      if (message.event === 'metrics') this.#metrics.answer(message.id, message.metrics);
      if (message.event === 'ask for all metrics') void this.#sendMetrics(worker, message.id);
      if (message.event !== 'ready') return;
      this.#ready.add(number);
      resolve(message);
    });
    worker.on('error', (err) => this.#options.log.warn({ err, worker: number }, 'a message did not reach its worker'));
    const startedAt = performance.now();
    worker.once('exit', (code, signal) => {
      const wasReady = this.#ready.delete(number);
      reject(new StartError(`Worker ${number} did not start; its reason is above.`));
      if (this.#isStopping || (!this.#restarts.has(number) && !wasReady)) return;
      const reason = signal ?? `exit code ${code}`;
      this.#options.log.error({ worker: number, pid: worker.process.pid, reason }, `worker ${number} ended: ${reason}`);
      this.#replace(number, performance.now() - startedAt > stableAfterMs);
    });
    const message = await ready;
    if (!this.#restarts.has(number)) this.#restarts.set(number, 0);
    return message;
  }

  #assign(worker: Worker, number: number): void {
    const { database } = this.#options;
    send(worker, { event: 'assignment', assignment: { number, database, listensImmediately: this.#ready.size === 0 } });
  }

  #replace(number: number, wasStable: boolean): void {
    const restarts = wasStable ? 0 : (this.#restarts.get(number) ?? 0);
    if (restarts >= maxRestarts) {
      this.#options.log.fatal({ worker: number }, `worker ${number} ended ${restarts + 1} times in a row; giving up`);
      return this.#options.onCrashLoop();
    }
    this.#restarts.set(number, restarts + 1);
    const wait = restarts === 0 ? 0 : Math.min(firstDelayMs * 2 ** restarts, maxDelayMs);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      // Its exit is handled above.
      this.#startOne(number).then(undefined, () => undefined);
    }, wait);
    this.#timers.add(timer);
  }

  async #sendMetrics(worker: Worker, id: string): Promise<void> {
    const text = await this.metrics();
    if (worker.isConnected()) send(worker, { event: 'all metrics', id, text });
  }
}

const send = (worker: Worker, message: ToWorker): void => void worker.send(message);
