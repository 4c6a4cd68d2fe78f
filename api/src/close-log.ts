import { type Logger, pino } from 'pino';

/** How long the last lines may take. A stuck reader accepts none. */
const timeoutMs = 1_000;

/**
 * Flushes the log before its process exits. Without this, lines for a pipe whose reader is gone would keep the process
 * alive forever: pino writes them on exit and retries after every error.
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
