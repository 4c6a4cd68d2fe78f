import type { Task } from 'graphile-worker';
import type { Context } from '#context';
import { toUuidArray } from '#db/uuid-array';
import { packVector } from '#documents/search/vector';
import { ModelError } from '#models/model-error';

const batchSize = 64;
/** The next run starts after a minute. */
const timeoutMs = 50_000;
/** After this many refused batches, all are assumed to be refused. */
const maxRefusedBatches = 3;

/** Uses an index, however many are done: "is distinct from" would not. */
const missingSql = `
  select id, text from ai_document_passages
   where (vector_by is null or vector_by < ? or vector_by > ?) and id <> all(?::uuid[]) limit ${batchSize}`;

const storeVectorsSql = `
  update ai_document_passages p set vector = decode(made.hex, 'hex'), vector_by = ?
    from json_to_recordset(?::json) as made(id uuid, hex text) where p.id = made.id`;

/** The job that computes missing vectors, or those of another model, in batches. */
export const embedPassages =
  (newContext: () => Context): Task =>
  async (_payload, { abortSignal }) => {
    const context = newContext();
    const { embedder } = context.models;
    const until = performance.now() + timeoutMs;
    const refused: string[] = [];
    while (embedder && performance.now() < until) {
      const { em } = context;
      const left = [embedder.name, embedder.name, toUuidArray(refused)];
      const passages = await em.execute<Array<{ id: string; text: string }>>(missingSql, left);
      if (passages.length === 0) return;
      try {
        const texts = passages.map(({ text }) => text);
        const vectors = (await embedder.embed(texts, abortSignal)).map((each) => packVector(each).toString('hex'));
        const made = passages.map(({ id }, index) => ({ id, hex: vectors[index] }));
        await em.execute(storeVectorsSql, [embedder.name, JSON.stringify(made)]);
      } catch (error) {
        refused.push(...passages.map(({ id }) => id));
        const isOver = refused.length > maxRefusedBatches * batchSize;
        if (!(error instanceof ModelError) || error.retryable || isOver) throw error;
      }
    }
  };
