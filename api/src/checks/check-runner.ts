import type { Logger } from 'pino';
import type { Check, CheckParts, Finding } from '#checks/check';
import { runChecks } from '#checks/run-checks';
import { clock } from '#clock';

const intervalMs = 60_000;

/** A setup problem that an operator should fix. */
export interface SetupWarning extends Finding {
  level: 'warning' | 'fault';
  /** When this server first found it. */
  since: Date;
}

interface Options {
  checks: Check[];
  parts: CheckParts;
  log: Logger;
}

/** Runs the checks at start and every minute. Each warning is logged once; resolved ones disappear. */
export class CheckRunner {
  readonly #options: Options;
  #warnings: SetupWarning[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  get warnings(): readonly SetupWarning[] {
    return this.#warnings;
  }

  async start(): Promise<void> {
    await this.run();
    this.#timer = setInterval(() => (this.#running = this.run()), intervalMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async run(): Promise<void> {
    const { checks, parts, log } = this.#options;
    try {
      await parts.pool.query('select 1');
    } catch {
      return; // the health check reports it; previous findings stay valid
    }
    const known = new Map(this.#warnings.map((warning) => [warning.name, warning]));
    const found = (await runChecks(checks, parts)).flatMap(({ name, level, message }) =>
      level === 'ok' ? [] : [{ name, level, message, since: known.get(name)?.since ?? clock.date() }],
    );
    this.#warnings = found;
    for (const { name, level, message } of found)
      if (known.get(name)?.level !== level) log[level === 'fault' ? 'error' : 'warn']({ check: name }, message);
    const open = new Set(found.map(({ name }) => name));
    for (const name of known.keys()) if (!open.has(name)) log.info({ check: name }, 'this warning is resolved');
  }
}
