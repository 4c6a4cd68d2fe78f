import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Embedder } from '#models/model';
import type { RetryPolicy } from '#models/retry-policy';
import { createTestModels } from '#test/ask-model';
import { isSilent, refuses } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';

let stand: ModelStandIn;
beforeAll(async () => void (stand = await startModelStandIn()));
beforeEach(() => void (stand.requests.length = 0));
afterAll(() => stand.stop());

async function getEmbedder(retryPolicy: Partial<RetryPolicy> = {}): Promise<Embedder> {
  const { embedder } = await createTestModels(stand, retryPolicy, { OPENAI_EMBEDDING_MODEL: 'vectors' });
  if (!embedder) throw new Error('There is no embedder');
  return embedder;
}
const never = new AbortController().signal;

test('without an embedding model there is no embedder', async () => {
  expect((await createTestModels(stand)).embedder).toBeNull();
});

test('texts become vectors, in order and in batches', async () => {
  const texts = Array.from({ length: 300 }, (_, n) => (n === 299 ? 'kettle kettle' : `word ${'x'.repeat(n)}`));
  const vectors = await (await getEmbedder()).embed(texts, never);
  expect(vectors).toHaveLength(300);
  expect(vectors[299]?.filter((value) => value !== 0)).toEqual([1]);
  expect(stand.requests.map(({ body }) => [body.model, body.input?.length])).toEqual([
    ['vectors', 128],
    ['vectors', 128],
    ['vectors', 44],
  ]);
});

test('a text that is too long is truncated', async () => {
  await (await getEmbedder()).embed([`${'x'.repeat(7999)}😀`, 'short'], never);
  const [long, short] = [stand.requests[0]?.body.input].flat();
  expect([long?.length, long?.isWellFormed(), short]).toEqual([8000, true, 'short']);
});

test('no request is sent when there is no text', async () => {
  expect(await (await getEmbedder()).embed([], never)).toEqual([]);
  expect(stand.requests).toEqual([]);
});

test('it retries while the server is busy, failing or silent', async () => {
  stand.embedWith(refuses(429), refuses(500), isSilent());
  expect(await (await getEmbedder({ stallTimeout: 400 })).embed(['text'], never)).toHaveLength(1);
  expect(stand.requests).toHaveLength(4);
});

test('a rejected request fails at once, with the reason', async () => {
  stand.embedWith(refuses(404, 'no such model'));
  await expect((await getEmbedder()).embed(['text'], never)).rejects.toMatchObject({
    message: 'The model rejected the request: no such model',
    retryable: false,
  });
  expect(stand.requests).toHaveLength(1);
});

test('an abort ends it at once and closes the request', async () => {
  stand.embedWith(isSilent());
  const stop = new AbortController();
  const embedding = (await getEmbedder()).embed(['text'], stop.signal);
  const request = await stand.request(1);
  stop.abort();
  await expect(embedding).rejects.toThrow('aborted');
  expect(await request.left).toBe(true);
});
