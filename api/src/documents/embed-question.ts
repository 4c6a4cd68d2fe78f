import type { Context } from '#context';
import type { QuestionVector } from '#documents/find-passages-by-similarity';
import { packVector } from '#documents/vector';

/** Someone waits for the answer. */
const timeoutMs = 5000;

/** What a question means. Null without an embedding model, or while it fails: words find passages too. */
export async function embedQuestion(
  { models: { embedder } }: Pick<Context, 'models'>,
  question: string,
): Promise<QuestionVector | null> {
  if (!embedder || question.trim() === '') return null;
  try {
    const [vector] = await embedder.embed([question], AbortSignal.timeout(timeoutMs));
    return vector ? { by: embedder.name, vector: packVector(vector) } : null;
  } catch {
    return null; // the job that makes the vectors of passages logs that the model fails
  }
}
