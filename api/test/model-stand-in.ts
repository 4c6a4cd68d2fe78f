import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { type Answer, sendRefusal, sendCompletion, says, streamCompletion } from '#test/model-answers';

/** A request that the stand-in got. */
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
  /** Once it is over: whether the client left before the answer was. */
  left: Promise<boolean>;
}

/** A real server that speaks Chat Completions and embeddings, and answers as a test says. */
export interface ModelStandIn {
  /** The settings of an app that asks it. */
  env: Record<string, string>;
  url: string;
  /** What came, oldest first. */
  requests: ReceivedRequest[];
  /** One that came or comes, counted from 1. */
  request(number: number): Promise<ReceivedRequest>;
  /** One answer for each of the next questions; after them the usual one. */
  answerWith(...answers: Answer[]): void;
  setDefaultAnswer(answer: Answer): void;
  /** One answer for each of the next requests for vectors; without, it makes them. */
  embedWith(...answers: Answer[]): void;
  /** Whether it knows stream_options; one that does not refuses them. */
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

/** Texts with the same words get vectors that are near each other. */
function embed(response: ServerResponse, model: string, texts: string[]): void {
  const vectorOf = (text: string) => {
    const vector = Array.from({ length: dimensions }, () => 0);
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      const at = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % dimensions, 7);
      vector[at] = (vector[at] ?? 0) + 1;
    }
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  };
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }));
}
