// Opens sockets that follow one subscription, in a process of its own: what it takes to read the answers is not the server's.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

/** In milliseconds, the same for all processes of a machine. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;
/** Sockets that connect at the same time. */
const atOnce = 50;

/** A socket for each person, each following `query`, from so many processes. */
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
    /** Resolves with the times at which each event arrived, one for each socket, once all have heard so many. */
    async heard(events) {
      const parts = await ask({ heard: events });
      return Array.from({ length: events }, (_, event) => parts.flatMap((part) => [...part[event]]));
    },
    /** Closes so many of each process, or all. */
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
  let wanted = null;
  const arrived = () => {
    if (wanted === null || arrivals.length < wanted) return;
    if (arrivals.slice(0, wanted).some((times) => times.length < sockets.length)) return;
    process.send(arrivals.splice(0, wanted));
    for (const socket of sockets) socket.count = 0;
    wanted = null;
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
      wanted = message.heard;
      arrived();
    }
    if (message.close !== undefined) {
      for (const socket of sockets.splice(0, message.close)) socket.terminate();
      process.send('closed');
    }
  });
  process.on('disconnect', () => process.exit());
}

async function openAll({ url, query, people }, sockets, heard) {
  const waiting = [...people];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) sockets.push(await open(url, query, next, heard));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function open(url, query, { cookie, address }, heard) {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { cookie, 'X-Forwarded-For': address },
    perMessageDeflate: false,
  });
  socket.count = 0;
  // A follower that is lost hears no event: the measurement is worth nothing then.
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
  socket.on('message', () => heard(socket));
  return socket;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
