import type { Context } from '#context';
import { packVector } from '#documents/search/vector';

/** Together with reading before and summarizing after, less than what `resumeReadings` considers stalled. */
const timeoutMs = 60_000;

/** The vectors of texts, or null for each without an embedding model or if it fails: those are computed later. */
export async function embedTexts(
  { models: { embedder }, log }: Pick<Context, 'models' | 'log'>,
  texts: string[],
  signal: AbortSignal,
): Promise<Array<Buffer | null>> {
  const without = texts.map(() => null);
  if (!embedder) return without;
  try {
    const vectors = await embedder.embed(texts, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    return vectors.map(packVector);
  } catch (err) {
    signal.throwIfAborted();
    log.warn({ err }, 'failed to embed a document; retrying later');
    return without;
  }
}
