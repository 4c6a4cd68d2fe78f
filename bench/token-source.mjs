// A model over HTTP (Chat Completions, streamed) whose tokens say when they were sent. It runs in its own thread, so
// that other work doesn't delay its clock.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Delay before the first token, in milliseconds. */
const thinking = 150;
const now = () => performance.timeOrigin + performance.now();

/** Starts it. Each reply has `tokens` tokens, `rate` a second. */
export async function startTokenSource({ tokens, rate }) {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { tokens, rate } });
  const [port] = await once(worker, 'message');
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => worker.terminate() };
}

/** When each token in a text was sent; for the first one, also when the question was received. */
export function parseTokens(text) {
  return [...text.matchAll(/\[(?:(\d+\.\d+)>)?(\d+\.\d+)\]/g)].map(([, receivedAt, sent]) => ({
    receivedAt: receivedAt ? Number(receivedAt) : null,
    sent: Number(sent),
  }));
}

if (!isMainThread && workerData?.tokens) {
  const { tokens, rate } = workerData;
  const server = createServer(async (request, response) => {
    const receivedAt = now();
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    await delay(thinking);
    const begun = now();
    for (let n = 0; n < tokens && !response.destroyed; n += 1) {
      const wait = begun + (n * 1000) / rate - now();
      if (wait > 0) await delay(wait);
      const sent = now().toFixed(3);
      const content = n === 0 ? `[${receivedAt.toFixed(3)}>${sent}]` : `[${sent}]`;
      const chunk = { id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    }
    const usage = { prompt_tokens: 1, completion_tokens: tokens, total_tokens: tokens + 1 };
    const end = { id: 'x', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    response.write(`data: ${JSON.stringify(end)}\n\n`);
    response.end(`data: ${JSON.stringify({ id: 'x', choices: [], usage })}\n\ndata: [DONE]\n\n`);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of threads, not a window
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}
