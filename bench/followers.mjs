// Opens sockets that subscribe to one operation, in a separate process, so that reading messages takes no time of the server.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

/** In milliseconds, the same for all processes of a machine. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;
/** Sockets that connect concurrently. */
const atOnce = 50;

/** Opens a socket per person, each subscribed to `query`, from several processes. */
export async function startFollowers({ url, people, query, processes = 1 }) {
  const share = Math.ceil(people.length / processes);
  const children = await Promise.all(
    Array.from({ length: processes }, async (_, place) => {
      const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
      await answer(child, { url, query, people: people.slice(place * share, (place + 1) * share) });
      return child;
    }),
  );
  const ask = (message) => Promise.all(children.map((child) => answer(child, message)));
  return {
    /** Resolves once every socket has received this many events, with the arrival times of each event per socket. */
    async heard(events) {
      const parts = await ask({ heard: events });
      return Array.from({ length: events }, (_, event) => parts.flatMap((part) => [...part[event]]));
    },
    /** Closes this many sockets of each process, or all. */
    async close(count) {
      if (count !== undefined) await ask({ close: count });
      else for (const child of children) child.kill();
    },
  };
}

async function answer(child, message) {
  child.send(message);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The followers ended before they were done.')));
  const [reply] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined); // it is killed at the end
  return reply;
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const arrivals = [];
  const sockets = [];
  let awaited = null;
  const arrived = () => {
    if (awaited === null || arrivals.length < awaited) return;
    if (arrivals.slice(0, awaited).some((times) => times.length < sockets.length)) return;
    process.send(arrivals.splice(0, awaited));
    for (const socket of sockets) socket.count = 0;
    awaited = null;
  };
  process.on('message', async (message) => {
    if (message.people) {
      await openAll(message, sockets, (socket) => {
        const times = (arrivals[socket.count] ??= []);
        socket.count += 1;
        if (times.push(now()) >= sockets.length) arrived();
      });
      process.send('following');
    }
    if (message.heard !== undefined) {
      awaited = message.heard;
      arrived();
    }
    if (message.close !== undefined) {
      for (const socket of sockets.splice(0, message.close)) socket.terminate();
      process.send('closed');
    }
  });
  process.on('disconnect', () => process.exit());
}

async function openAll({ url, query, people }, sockets, onMessage) {
  const waiting = [...people];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      sockets.push(await open(url, query, next, onMessage));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function open(url, query, { cookie, address }, onMessage) {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { cookie, 'X-Forwarded-For': address },
    perMessageDeflate: false,
  });
  socket.count = 0;
  // A lost subscriber receives no events, which makes the measurement invalid.
  socket.on('error', (error) => fail(`the follower at ${address}: ${error.message}`));
  socket.on(
    'close',
    (code, reason) => code !== 1006 && fail(`the follower at ${address} was closed: ${code} ${reason}`),
  );
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const payload = { query, extensions: { following: true } };
  socket.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload }));
  const [first] = await once(socket, 'message');
  if (!String(first).includes('"following"')) throw new Error(String(first));
  socket.on('message', () => onMessage(socket));
  return socket;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
