import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** The pieces of the answer. Promises among them are awaited, so that a test can control the timing. */
export interface ModelAnswer {
  pieces: Array<string | Promise<unknown>>;
  /** Delay per piece, in milliseconds. */
  ms?: number;
  /** Breaks the connection after the pieces. */
  breaks?: boolean;
}

/** A real server for the streaming Chat Completions API with answers set by a test. */
export interface FakeModel {
  /** Settings that point a product at this model. */
  settings: Record<string, string>;
  /** The last message of each request, oldest first. */
  questions: string[];
  /** Sets the answers to the next questions; later ones get the default. */
  answerWith(...answers: ModelAnswer[]): void;
  stop(): Promise<void>;
}

interface ChatRequest {
  messages: Array<{ content: string }>;
}

export async function startFakeModel(usual: ModelAnswer = { pieces: ['An ', 'answer.'] }): Promise<FakeModel> {
  const answers: ModelAnswer[] = [];
  const questions: string[] = [];
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    settings: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'sk-stand-in', OPENAI_MODEL: 'stand-in' },
    questions,
    answerWith: (...next) => void answers.push(...next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { messages } = (await json(request)) as ChatRequest;
    questions.push(messages.at(-1)?.content ?? '');
    await stream(response, answers.shift() ?? usual);
  }
}

async function stream(response: ServerResponse, { pieces, ms = 0, breaks = false }: ModelAnswer): Promise<void> {
  const send = (choices: object[], rest: object = {}) => {
    const chunk = { id: 'answer', object: 'chat.completion.chunk', model: 'stand-in', choices, ...rest };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) {
    if (ms > 0) await delay(ms);
    if (response.destroyed) return;
    if (typeof piece === 'string') send([{ index: 0, delta: { content: piece }, finish_reason: null }]);
    else await piece;
  }
  // The written data must arrive before the connection closes.
  if (breaks) return void response.write(': \n\n', () => response.destroy());
  send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send([], { usage: { prompt_tokens: 1204, completion_tokens: pieces.length, total_tokens: 1204 + pieces.length } });
  response.end('data: [DONE]\n\n');
}
