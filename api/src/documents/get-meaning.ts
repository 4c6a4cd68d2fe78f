import type { Context } from '#context';
import type { Meaning } from '#documents/passages-by-meaning';
import { packVector } from '#documents/vector';

/** Somebody waits for the answer. */
const longestMs = 5000;

/** What a question means. Null without an embedding model, or while it fails: words find passages too. */
export async function getMeaning(
  { models: { embedder } }: Pick<Context, 'models'>,
  question: string,
): Promise<Meaning | null> {
  if (!embedder || question.trim() === '') return null;
  try {
    const [vector] = await embedder.embed([question], AbortSignal.timeout(longestMs));
    return vector ? { by: embedder.name, vector: packVector(vector) } : null;
  } catch {
    return null; // the job that makes the vectors of passages logs that the model fails
  }
}
