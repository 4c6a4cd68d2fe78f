// How long does a question take to reach the model, and how much latency do we add to tokens? Compared with the model itself and a minimal
// server: check the session, store the question, call the model. Load generator and servers share the machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { v7 } from 'uuid';
import WebSocket from 'ws';
import { findFreePort } from '../scripts/port.mjs';
import { startBenchServer } from './bench-server.mjs';
import { getPercentile } from './percentile.mjs';
import { registerOperations } from './register-operations.mjs';
import { insertSignedIn } from './signed-in-people.mjs';
import { startTokenSource, parseTokens } from './token-source.mjs';

/** Concurrent replies (or in sequence), tokens a second of each, and the seconds over which they start. */
const all = [
  { replies: 1, inTurn: 25, tokens: 20, rate: 50, over: 0 },
  { replies: 100, tokens: 120, rate: 20, over: 4 },
  { replies: 1000, tokens: 75, rate: 3, over: 20 },
];
const requestedReplies = Number(process.argv[2]);
const rounds = requestedReplies ? all.filter(({ replies }) => replies === requestedReplies) : all;
/** In milliseconds: from a question to the model, and the latency added to a token. */
const limits = {
  1: { question: { p50: 10, p95: 20 }, later: { p50: 3, p95: 10 } },
  100: { question: { p50: 10, p95: 20 }, later: { p50: 3, p95: 10 } },
  1000: { first: { p95: 15 }, later: { p95: 10 } },
};
/** Warm-up questions, not measured: V8 optimizes what has run some hundred times, as in a server that has been up for minutes. */
const warmUp = { questions: 600, seconds: 30 };
const now = () => performance.timeOrigin + performance.now();

const me = '{ me { id } }';
const follow = `subscription ($id: ID!) { jarvisReply(conversationId: $id) {
  ... on ReplyProgress { text } ... on ReplyFinished { message { id } } ... on ReplyFailed { reason } } }`;
const ask = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "How?" }) { reply { id } } }';

/** Measured from the start of the request; tokens from when the model sends them. */
const steps = {
  door: 'a request that only reads the session',
  question: 'question to model',
  answer: 'question to answer of the request',
  first: 'first token',
  later: 'later tokens',
};

const rows = [];
const failures = [];
for (const round of rounds) await measure(round);
console.table(rows);
for (const failure of failures) console.log(`LIMIT EXCEEDED: ${failure}`);
if (failures.length > 0) process.exitCode = 1;

async function measure(round) {
  const source = await startTokenSource(round);
  const server = await startBenchServer({ OPENAI_BASE_URL: source.url, OPENAI_MODEL: 'tokens' });
  let bare;
  try {
    const { url, database } = server;
    await registerOperations(database, [me, follow, ask]);
    const turns = Array.from({ length: round.inTurn ?? 1 });
    const people = await insertAsking(database, warmUp.questions + turns.length * round.replies);
    bare = await startBare(database, source.url);
    const contenders = {
      ours: (some, over) => through(url, some, { ...round, over }),
      bare: (some, over) => streamed((id) => `${bare.url}/?conversation=${id}`, some, over),
      model: (some, over) => streamed(() => `${source.url}/chat/completions`, some, over),
    };
    await Promise.all(Object.values(contenders).map((run) => run(people.slice(0, warmUp.questions), warmUp.seconds)));
    const measured = people.slice(warmUp.questions);
    const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
    for (const turn of turns.keys())
      for (const [name, run] of Object.entries(contenders))
        times[name].push(await run(measured.slice(turn * round.replies, (turn + 1) * round.replies), round.over));
    report(round, times);
  } finally {
    bare?.child.kill();
    await server.stop();
    await source.stop();
  }
}

function report({ replies }, times) {
  const figure = (name, step, share) =>
    getPercentile(
      times[name].flatMap((each) => each[step] ?? []),
      share,
    );
  for (const [step, name] of Object.entries(steps)) {
    const shown = (contender) =>
      times[contender][0][step]?.length
        ? [50, 95].map((share) => figure(contender, step, share).toFixed(1)).join(' / ')
        : '–';
    const limit = limits[replies][step];
    rows.push({
      replies,
      'p50 / p95 ms': name,
      'the product': shown('ours'),
      'node:http + pg': shown('bare'),
      'the model alone': shown('model'),
      limit: limit ? [limit.p50, limit.p95].map((each) => each ?? '–').join(' / ') : '',
    });
    for (const [share, bound] of Object.entries(limit ?? {})) {
      const at = Number(share.slice(1));
      // The model itself takes time for a token: only the added latency counts.
      const took = figure('ours', step, at) - (step === 'question' ? 0 : figure('model', step, at));
      if (took > bound) failures.push(`${replies} replies, ${name}, ${share}: ${took.toFixed(1)} of ${bound} ms`);
    }
  }
}

/** Each user sends a question in their own conversation and subscribes to it. */
async function through(url, people, { tokens, over }) {
  const times = { door: [], question: [], answer: [], first: [], later: [] };
  const ends = people.map(async ({ id, cookie, address }, index) => {
    const headers = { cookie, 'X-Forwarded-For': address };
    const end = Promise.withResolvers();
    end.promise.catch(() => undefined); // awaited below, after the question
    const fail = (cause) => end.reject(new Error(cause.message ?? JSON.stringify(cause), { cause }));
    let begun = 0;
    let seen = 0;
    const next = ({ data, errors }) => {
      if (errors) return end.reject(new Error(errors[0].message));
      const { text, reason, message } = data.jarvisReply;
      if (reason) return end.reject(new Error(reason));
      if (message) return seen === tokens ? end.resolve() : end.reject(new Error(`${seen} of ${tokens} tokens`));
      const at = now();
      for (const { receivedAt, sent } of parseTokens(text ?? '')) {
        seen += 1;
        if (receivedAt) times.question.push(receivedAt - begun);
        times[receivedAt ? 'first' : 'later'].push(at - sent);
      }
    };
    // First, everyone opens their conversation, and then they ask.
    await delay((over * 1000 * index) / people.length);
    const socket = getSocket(url, headers);
    socket.subscribe({ query: follow, variables: { id } }, { next, error: fail, complete: () => undefined });
    await delay(500 + over * 1000);
    let since = now();
    await graphql(url, headers, me);
    times.door.push(now() - since);
    since = begun = now();
    await graphql(url, headers, ask, { id });
    times.answer.push(now() - since);
    await end.promise;
    await socket.dispose();
  });
  await Promise.all(ends);
  return times;
}

/** From a server that streams the tokens in the response to the question. */
async function streamed(getUrl, people, over) {
  const times = { question: [], first: [], later: [] };
  const one = async ({ id, cookie }, index) => {
    await delay((over * 1000 * index) / people.length);
    const begun = now();
    const reply = await fetch(getUrl(id), { method: 'POST', headers: { cookie }, body: '{}' });
    const decoder = new TextDecoder();
    for await (const chunk of reply.body) {
      const at = now();
      for (const { receivedAt, sent } of parseTokens(decoder.decode(chunk))) {
        if (receivedAt) times.question.push(receivedAt - begun);
        times[receivedAt ? 'first' : 'later'].push(at - sent);
      }
    }
  };
  await Promise.all(people.map(one));
  return times;
}

async function graphql(url, headers, query, variables) {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = await reply.json();
  if (errors) throw new Error(errors[0].message);
}

function getSocket(url, headers) {
  class Authenticated extends WebSocket {
    constructor(address, protocols) {
      super(address, protocols, { headers, perMessageDeflate: false });
    }
  }
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Authenticated,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined, // the subscription reports it too
  });
}

async function startBare(database, model) {
  const port = String(await findFreePort());
  const child = fork(path.join(import.meta.dirname, 'peer-bare-ask.mjs'), [database, model, port]);
  await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Signed-in users, each with their own address and conversation. */
async function insertAsking(connectionString, count) {
  const people = await insertSignedIn(connectionString, 'developer@demo.test', count);
  const client = new pg.Client({ connectionString });
  const ids = people.map(() => v7());
  await client.connect();
  try {
    await client.query(
      `insert into conversations (id, created_at, updated_at, title, owner_id)
       select made, now(), now(), 'Bench', owner from unnest($1::uuid[], $2::uuid[]) as each(made, owner)`,
      [ids, people.map(({ id }) => id)],
    );
    await client.query(
      `insert into conversation_templates (id, created_at, updated_at, conversation_id, template_id, position)
       select gen_random_uuid(), now(), now(), made, (select min(t.id) from prompt_templates t), 0 from unnest($1::uuid[]) made`,
      [ids],
    );
  } finally {
    await client.end();
  }
  return people.map(({ cookie, address }, index) => ({ id: ids[index], cookie, address }));
}
