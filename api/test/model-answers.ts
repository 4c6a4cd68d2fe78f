import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The stand-in model's answer to one request. */
export type Answer = Refusal | Said;

interface Refusal {
  status: number;
  error: { message: string; code?: string };
  headers?: Record<string, string>;
}

interface Said {
  /** The text in pieces. Promises among them are awaited, so that a test can control the timing. */
  pieces: Array<string | Promise<unknown>>;
  /** Delay per piece, in milliseconds. */
  ms?: number;
  /**
   * What follows the pieces: a normal end, no end, a broken connection, an end without a finish reason, or an error in the stream.
   * `silence` doesn't even send headers.
   */
  ending?: 'done' | 'stall' | 'break' | 'cut' | 'fault' | 'silence';
  finishReason?: string;
}

export const says = (...pieces: Said['pieces']): Said => ({ pieces });
export const saysSlowly = (ms: number, ...pieces: Said['pieces']): Said => ({ pieces, ms });
/** Sends this text and then stalls. */
export const stalls = (...pieces: Said['pieces']): Said => ({ pieces, ending: 'stall' });
export const isSilent = (): Said => ({ pieces: [], ending: 'silence' });
/** Sends this text and then breaks the connection. */
export const breaks = (...pieces: Said['pieces']): Said => ({ pieces, ending: 'break' });
export const refuses = (status: number, message = 'No', headers: Record<string, string> = {}): Refusal => ({
  status,
  error: { message },
  headers,
});

export function sendRefusal(response: ServerResponse, { status, error, headers }: Refusal): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { type: 'error', param: null, code: null, ...error } }));
}

const toTexts = ({ pieces }: Said) => pieces.filter((piece) => typeof piece === 'string');

/** Usage: ten tokens per prompt and one per piece. */
const getUsage = (said: Said) => {
  const completion = toTexts(said).length;
  return { prompt_tokens: 10, completion_tokens: completion, total_tokens: 10 + completion };
};

export function sendCompletion(response: ServerResponse, model: string, said: Said): void {
  const message = { role: 'assistant', content: toTexts(said).join('') };
  const choices = [{ index: 0, message, finish_reason: said.finishReason ?? 'stop' }];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'answer', object: 'chat.completion', model, choices, usage: getUsage(said) }));
}

export async function streamCompletion(
  response: ServerResponse,
  model: string,
  said: Said,
  withUsage: boolean,
): Promise<void> {
  const { pieces, ms = 0, ending = 'done', finishReason = 'stop' } = said;
  if (ending === 'silence') return;
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (choices: object[], rest: object = {}) =>
    send({ id: 'answer', object: 'chat.completion.chunk', model, choices, ...rest });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
  for (const piece of pieces) {
    if (ms > 0) await delay(ms);
    if (response.destroyed) return;
    if (typeof piece === 'string') chunk([{ index: 0, delta: { content: piece }, finish_reason: null }]);
    else await piece;
  }
  if (ending === 'stall') return;
  if (ending === 'fault') send({ error: { message: 'The engine fell over', code: 500 } });
  // The written data must arrive before the connection closes.
  if (ending === 'break') return void response.write(': \n\n', () => response.destroy());
  if (ending === 'cut') return void response.end();
  chunk([{ index: 0, delta: {}, finish_reason: finishReason }]);
  if (withUsage) chunk([], { usage: getUsage(said) });
  response.end('data: [DONE]\n\n');
}
