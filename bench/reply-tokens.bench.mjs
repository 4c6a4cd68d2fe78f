// How much later do a question reach the model and its tokens arrive than without us in between?
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { v7 } from 'uuid';
import WebSocket from 'ws';
import { freePort } from '../scripts/port.mjs';
import { startServer } from '../scripts/server.mjs';
import { embeddedUrl } from './fifty-projects.mjs';
import { registerOperations } from './register-operations.mjs';
import { tokenSource, tokensIn } from './token-source.mjs';

/** So many replies at the same time, or one after the other, each of so many tokens a second, begun over so many seconds. */
const all = [
  { replies: 1, inTurn: 30, tokens: 50, rate: 50, over: 0 },
  { replies: 100, tokens: 200, rate: 20, over: 4 },
  { replies: 1000, tokens: 90, rate: 3, over: 20 },
];
const only = Number(process.argv[2]);
const rounds = only ? all.filter(({ replies }) => replies === only) : all;
/** What we may add to a token at 1 and at 100 replies, in milliseconds. */
const goal = { p50: 3, p95: 10 };
/** A session may have 30 sockets, and 50 subscriptions on each. */
const repliesOfASocket = 40;
const now = () => performance.timeOrigin + performance.now();

const follow = `subscription ($id: ID!) { jarvisReply(conversationId: $id) {
  ... on ReplyProgress { text } ... on ReplyFinished { message { id } } ... on ReplyFailed { reason } } }`;
const ask = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "How?" }) { reply { id } } }';

/** From sending the question until the model has it; from when the model sends a token until it is here. */
const what = { question: 'question to model', first: 'first token', later: 'later tokens' };
const title = 'on its way';

const rows = [];
for (const round of rounds) rows.push(...(await measure(round)));
console.table([
  ...rows,
  {
    [title]: 'goal of what is added to tokens, at 1 and 100',
    'p50 ms': goal.p50.toFixed(1),
    'p95 ms': goal.p95.toFixed(1),
  },
]);

async function measure(round) {
  const source = await tokenSource(round);
  const dir = mkdtempSync(path.join(tmpdir(), 'portals-bench-'));
  const settings = { PORT: String(await freePort()), DATA_DIR: dir, DEMO: 'on', NODE_ENV: 'production' };
  const quota = { JARVIS_QUESTIONS_PER_HOUR: '2000', JARVIS_QUESTIONS_PER_DAY: '2000' };
  const model = { OPENAI_BASE_URL: source.url, OPENAI_MODEL: 'tokens', ...quota };
  const server = startServer({ env: { PATH: process.env.PATH, ...settings, ...model }, dir, show: false });
  try {
    const { url } = await server.ready;
    const cookie = await signIn(url);
    const turns = Array.from({ length: round.inTurn ?? 1 });
    await registerOperations(embeddedUrl(dir), [follow, ask]);
    const made = await insertConversations(embeddedUrl(dir), turns.length * round.replies + 1);
    await through(url, cookie, made.slice(0, 1), { ...round, over: 0 }); // what is only slow once
    const [ours, direct] = [[], []];
    for (const turn of turns.keys()) {
      ours.push(
        await through(url, cookie, made.slice(1 + turn * round.replies, 1 + (turn + 1) * round.replies), round),
      );
      direct.push(await asked(source.url, round));
    }
    return Object.entries(what).flatMap(([key, name]) => {
      const all = (each) => each.flatMap((times) => times[key]);
      const [with50, with95] = [percentile(all(ours), 50), percentile(all(ours), 95)];
      const [bare50, bare95] = [percentile(all(direct), 50), percentile(all(direct), 95)];
      const row = (how, p50, p95) => ({
        replies: round.replies,
        [title]: `${name}, ${how}`,
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
      });
      return [
        row('through us', with50, with95),
        row('without us', bare50, bare95),
        row('added', with50 - bare50, with95 - bare95),
      ];
    });
  } finally {
    await server.stop();
    await source.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Asks in each conversation and follows it: what each token took beyond what the model took. */
async function through(url, cookie, conversations, { tokens, over }) {
  const times = { question: [], first: [], later: [] };
  const sockets = [];
  const ends = conversations.map(async (id, index) => {
    if (index % repliesOfASocket === 0) sockets.push(socketOf(url, cookie));
    const socket = sockets[Math.floor(index / repliesOfASocket)];
    const end = Promise.withResolvers();
    let begun = 0;
    let seen = 0;
    const next = ({ data, errors }) => {
      if (errors) return end.reject(new Error(errors[0].message));
      const { text, reason, message } = data.jarvisReply;
      if (reason) return end.reject(new Error(reason));
      if (message) return seen === tokens ? end.resolve() : end.reject(new Error(`${seen} of ${tokens} tokens`));
      const at = now();
      for (const { asked: askedAt, sent } of tokensIn(text ?? '')) {
        seen += 1;
        if (askedAt) times.question.push(askedAt - begun);
        times[askedAt ? 'first' : 'later'].push(at - sent);
      }
    };
    socket.subscribe({ query: follow, variables: { id } }, { next, error: end.reject, complete: () => undefined });
    await delay(500 + (over * 1000 * index) / conversations.length);
    begun = now();
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ query: ask, variables: { id } }),
    });
    const { errors } = await reply.json();
    if (errors) throw new Error(errors[0].message);
    await end.promise;
  });
  await Promise.all(ends);
  for (const socket of sockets) await socket.dispose();
  return times;
}

/** The same from the model itself: what the machine and the network take. */
async function asked(url, { replies, over }) {
  const times = { question: [], first: [], later: [] };
  const one = async (index) => {
    await delay((over * 1000 * index) / replies);
    const begun = now();
    const reply = await fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' });
    const decoder = new TextDecoder();
    for await (const chunk of reply.body) {
      const at = now();
      for (const { asked: askedAt, sent } of tokensIn(decoder.decode(chunk))) {
        if (askedAt) times.question.push(askedAt - begun);
        times[askedAt ? 'first' : 'later'].push(at - sent);
      }
    }
  };
  await Promise.all(Array.from({ length: replies }, (_, index) => one(index)));
  return times;
}

async function signIn(url) {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'developer@demo.test', password: 'demo-password-123' }),
  });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function socketOf(url, cookie) {
  class WithCookie extends WebSocket {
    constructor(address, protocols) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  return createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WithCookie, retryAttempts: 0 });
}

async function insertConversations(connectionString, count) {
  const client = new pg.Client({ connectionString });
  const ids = Array.from({ length: count }, () => v7());
  await client.connect();
  try {
    await client.query(
      `insert into conversations (id, created_at, updated_at, title, owner_id)
       select made, now(), now(), 'Bench', u.id from unnest($1::uuid[]) made, users u where u.email = 'developer@demo.test'`,
      [ids],
    );
    await client.query(
      `insert into conversation_templates (id, created_at, updated_at, conversation_id, template_id, position)
       select gen_random_uuid(), now(), now(), made, (select min(t.id) from prompt_templates t), 0 from unnest($1::uuid[]) made`,
      [ids],
    );
  } finally {
    await client.end();
  }
  return ids;
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))];
}
