import { type Logger, pino } from 'pino';

/** How long the last lines may take. A reader that is stuck takes none. */
const timeoutMs = 1_000;

/**
 * Writes what is left of a log, before its process exits. Without this, lines to a pipe whose reader is gone keep the process forever: pino
 * writes them when it exits, and tries again after every error.
 */
export async function closeLog(log: Logger): Promise<void> {
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<
    symbol,
    Partial<ReturnType<typeof pino.destination>>
  >;
  if (!stream?.once || !stream.end) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    stream.destroy?.();
    resolve();
  }, timeoutMs);
  stream.once('close', resolve);
  stream.once('error', () => resolve());
  stream.end();
  await promise;
  clearTimeout(timer);
}
