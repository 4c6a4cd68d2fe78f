import { createApp } from '#app';
import { endOnSignal } from '#app/end-on-signal';
import { Lifecycle } from '#health/lifecycle';
import { shutdownTimeouts } from '#health/shutdown-timeouts';
import { createLog } from '#log';
import type { Settings } from '#settings';
import type { Telemetry } from '#telemetry/start-telemetry';

/** Runs a server in this process until a signal ends it. Throws where it cannot start. */
export async function run(settings: Settings, telemetry: Telemetry | null): Promise<void> {
  const log = createLog(settings.logLevel);
  const lifecycle = new Lifecycle({ log, timeouts: shutdownTimeouts(settings) });
  // From the first moment on: a stop while starting leaves nothing running either.
  endOnSignal({ lifecycle, log, process, exit: (code) => process.exit(code) });
  try {
    const { url, demo } = await createApp(settings, { log, lifecycle, telemetry });
    log.info({ event: 'ready', url }, `listening on ${url}`);
    // Whoever started us over a channel learns it also with a quiet log.
    process.send?.({ event: 'ready', url, demo });
  } catch (error) {
    if (lifecycle.signal.aborted && error === lifecycle.signal.reason) return; // the signal ends the process
    throw error;
  }
}
