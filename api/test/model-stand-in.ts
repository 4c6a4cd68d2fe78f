import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { type Answer, sendRefusal, sendCompletion, says, streamCompletion } from '#test/model-answers';

/** A request to the stand-in. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: Array<{ role: string; content: string }>;
    stream?: boolean;
    stream_options?: { include_usage?: boolean };
    input?: string | string[];
  };
  /** Whether the client disconnected before the end; set once the request is over. */
  left: Promise<boolean>;
}

/** A real server for Chat Completions and embeddings with answers set by a test. */
export interface ModelStandIn {
  /** Settings of an app that uses it. */
  env: Record<string, string>;
  url: string;
  /** Received requests, oldest first. */
  requests: ReceivedRequest[];
  /** Waits for the nth request, counted from 1. */
  request(number: number): Promise<ReceivedRequest>;
  /** Sets the answers to the next questions; later ones get the default. */
  answerWith(...answers: Answer[]): void;
  setDefaultAnswer(answer: Answer): void;
  /** Sets the responses to the next embedding requests; by default it computes vectors. */
  embedWith(...answers: Answer[]): void;
  /** Whether it supports stream_options; otherwise it refuses them. */
  knowsStreamOptions: boolean;
  stop(): Promise<void>;
}

export const standInKey = 'sk-the-key-of-the-stand-in';

export async function startModelStandIn(): Promise<ModelStandIn> {
  const arrivals = new EventTarget();
  const answers: Answer[] = [];
  const embeddings: Answer[] = [];
  let usual: Answer = says('An', ' answer', '.');

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as ReceivedRequest['body'];
    const left = once(response, 'close').then(() => !response.writableFinished);
    model.requests.push({ path: request.url ?? '', headers: request.headers, body, left });
    arrivals.dispatchEvent(new Event('request'));
    const isChat = request.url?.endsWith('/chat/completions');
    if (isChat && body.stream_options && !model.knowsStreamOptions)
      return sendRefusal(response, { status: 400, error: { message: 'Unknown parameter: stream_options' } });
    const next = isChat ? (answers.shift() ?? usual) : embeddings.shift();
    if (next && 'status' in next) return sendRefusal(response, next);
    if (!isChat) return next ? undefined : embed(response, body.model, [body.input ?? []].flat());
    if (!next) return;
    if (!body.stream) return sendCompletion(response, body.model, next);
    await streamCompletion(response, body.model, next, Boolean(body.stream_options?.include_usage));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  const model: ModelStandIn = {
    env: { OPENAI_BASE_URL: url, OPENAI_API_KEY: standInKey, OPENAI_MODEL: 'stand-in' },
    url,
    requests: [],
    async request(number) {
      for (;;) {
        const received = model.requests[number - 1];
        if (received) return received;
        await once(arrivals, 'request');
      }
    },
    answerWith: (...next) => void answers.push(...next),
    setDefaultAnswer: (next) => void (usual = next),
    embedWith: (...next) => void embeddings.push(...next),
    knowsStreamOptions: true,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

const dimensions = 64;

/** Texts with the same words get similar vectors. */
function embed(response: ServerResponse, model: string, texts: string[]): void {
  const toVector = (text: string) => {
    const vector = Array.from({ length: dimensions }, () => 0);
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const at = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % dimensions, 7);
      vector[at] = (vector[at] ?? 0) + 1;
    }
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  };
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: toVector(text) }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }));
}
