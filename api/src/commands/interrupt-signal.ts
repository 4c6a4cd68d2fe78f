import { StartError } from '#settings';

/** Aborted by the first termination signal, so that the command can clean up. A second one exits immediately. */
export function createInterruptSignal(message: string): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort(new StartError(message));
    });
  return controller.signal;
}
