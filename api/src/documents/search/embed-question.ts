import type { Context } from '#context';
import type { QuestionVector } from '#documents/search/find-passages-by-similarity';
import { packVector } from '#documents/search/vector';

/** Someone is waiting for the response. */
const timeoutMs = 5000;

/** The embedding of a question. Null without an embedding model, or if it fails: passages can still be found by words. */
export async function embedQuestion(
  { models: { embedder } }: Pick<Context, 'models'>,
  question: string,
): Promise<QuestionVector | null> {
  if (!embedder || question.trim() === '') return null;
  try {
    const [vector] = await embedder.embed([question], AbortSignal.timeout(timeoutMs));
    return vector ? { by: embedder.name, vector: packVector(vector) } : null;
  } catch {
    return null; // the job that computes the vectors of passages logs the failure
  }
}
