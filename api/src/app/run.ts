import type { EventEmitter } from 'node:events';
import { createApp, type Parts } from '#app';
import { endOnSignal } from '#app/end-on-signal';
import { closeLog } from '#close-log';
import { Lifecycle } from '#health/lifecycle';
import { getShutdownTimeouts } from '#health/shutdown-timeouts';
import { createLog } from '#log';
import type { Settings } from '#settings';

interface Options extends Omit<Parts, 'lifecycle'> {
  /** The source of signals and uncaught exceptions. */
  signals?: EventEmitter;
  /** The log event for the moment the server is ready. */
  readyEvent?: string;
}

/** Runs a server in this process until a signal ends it. Throws if it cannot start. */
export async function run(
  settings: Settings,
  { log = createLog(settings.logLevel), signals = process, readyEvent = 'ready', ...parts }: Options = {},
): Promise<void> {
  const lifecycle = new Lifecycle({ log, timeouts: getShutdownTimeouts(settings) });
  // From the beginning, so that a stop during the start leaves nothing running.
  endOnSignal({
    lifecycle,
    log,
    process: signals,
    exit: (code) => void closeLog(log).finally(() => process.exit(code)),
  });
  try {
    const { url, demo } = await createApp(settings, { ...parts, log, lifecycle });
    log.info({ event: readyEvent, url }, `listening on port ${settings.port} for ${url}`);
    // Tells the parent process over the channel, even if the log is quiet.
    process.send?.({ event: 'ready', url, demo });
  } catch (error) {
    if (lifecycle.signal.aborted && error === lifecycle.signal.reason) return; // the signal ends the process
    throw error;
  }
}
