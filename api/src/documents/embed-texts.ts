import type { Context } from '#context';
import { packVector } from '#documents/vector';

/** With the reading before and the summary after, less than what `resumeReadings` takes for a standstill. */
const timeoutMs = 60_000;

/** The vectors of texts, or null for each where there is no embedding model or it fails: those are made later. */
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
    log.warn({ err }, 'the vectors of a document could not be made; they are made later');
    return without;
  }
}
