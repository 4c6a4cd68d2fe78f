import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { findFreePort } from '../scripts/port.mjs';

/** Resource usage of a process, read through its inspector: it needs no code and no connection of the process. */
export async function createInspectable() {
  const port = await findFreePort();
  return { nodeOptions: `--inspect=127.0.0.1:${port}`, connect: () => connect(port) };
}

async function connect(port) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl, { perMessageDeflate: false });
  const answers = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const { id, result } = JSON.parse(data);
    answers.get(id)?.(result);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (method, params = {}) =>
    new Promise((resolve) => {
      answers.set((last += 1), resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  const evaluate = async (expression) =>
    (await send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  return {
    /** CPU time so far, in seconds. */
    cpu: async () => (await evaluate('(({ user, system }) => user + system)(process.cpuUsage())')) / 1e6,
    /** Heap size after garbage collection, in bytes. */
    async memory() {
      for (let n = 0; n < 3; n += 1) {
        await send('HeapProfiler.collectGarbage');
        await delay(200);
      }
      return evaluate('(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())');
    },
    send,
    close: () => socket.close(),
  };
}
