import { once } from 'node:events';
import { createServer } from 'node:http';

/** A streaming Chat Completions server that sends one text at a fixed number of pieces per second. */
export async function startFakeModel(text, perSecond) {
  const pieces = text.match(/[\s\S]{1,4}/g) ?? [];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const since = performance.now();
    let said = 0;
    const timer = setInterval(() => {
      // By the clock: a late timer sends everything that is due.
      const due = Math.min(pieces.length, Math.floor(((performance.now() - since) * perSecond) / 1000));
      for (; said < due; said += 1) response.write(event({ content: pieces[said] }, null));
      if (said < pieces.length) return;
      clearInterval(timer);
      response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
    }, 5);
    response.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      OPENAI_BASE_URL: `http://127.0.0.1:${server.address().port}/v1`,
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_MODEL: 'stand-in',
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function event(delta, finishReason) {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', model: 'stand-in', choices })}\n\n`;
}
