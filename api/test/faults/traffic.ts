import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { Follower } from '#test/faults/follower';
import { createTestClient, createRandomAddress, type TestClient } from '#test/client';
import { type Factories, testPassword } from '#test/factories';

/** A request as its caller saw it. Times in milliseconds since the epoch. */
export interface RequestRecord {
  kind: 'read' | 'write' | 'sign-in' | 'question';
  startedAt: number;
  endedAt: number;
  status: number | string;
}

export interface Loss {
  /** Confirmed writes that are missing. */
  lost: string[];
  /** Rows that exist or were read more than once. */
  duplicated: string[];
  /** Accepted questions, and replies that failed with a reason. */
  questions: number;
  failedReplies: number;
}

interface Person {
  email: string;
  client: TestClient;
  ticket: string;
}

export const words = Array.from({ length: 40 }, (_, index) => `word-${index} `);
const fullReply = words.join('').trim();

/** Steady traffic of signed-in people: lists, ticket replies with an Idempotency-Key, sign-ins, and Jarvis questions with subscriptions. */
export class Traffic {
  readonly seen: RequestRecord[] = [];
  readonly #url: string;
  readonly #make: Factories;
  readonly #people: Person[] = [];
  readonly #pending = new Set<Promise<unknown>>();
  readonly #followers: Follower[] = [];
  readonly #acknowledged = new Set<string>();
  /** Content of all sent messages. */
  readonly #mark = v7();
  readonly #questions: Array<{ reply: string; follower: Follower }> = [];
  #timers: NodeJS.Timeout[] = [];
  #isRunning = false;

  constructor(url: string, make: Factories) {
    this.#url = url;
    this.#make = make;
  }

  async start({ perSecond = 20, people = 10, conversations = 3 } = {}): Promise<void> {
    for (let count = 0; count < people; count += 1) {
      const user = await this.#make.user();
      const project = await this.#make.project({ client: user });
      const { id } = await this.#make.ticket({ client: user, project });
      this.#people.push({ email: user.email, client: await this.#signIn(user.email), ticket: id });
    }
    this.#isRunning = true;
    const developer = await this.#make.user({ role: 'contractor', contractorRole: 'developer' });
    for (let count = 0; count < conversations; count += 1) this.#track(this.#converse(developer));
    let count = 0;
    this.#timers = [
      setInterval(() => {
        count += 1;
        const person = this.#people[count % people];
        if (person) this.#track(count % 4 === 0 ? this.#write(person) : this.#read(person));
      }, 1000 / perSecond),
      setInterval(() => this.#track(this.#request('sign-in', () => this.#signIn(developer.email))), 2000),
    ];
  }

  /** Stops the traffic and waits for pending requests. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#pending);
    await this.#eventually(() => this.#questions.every(({ reply, follower }) => follower.ended.has(reply)), 60_000);
    await Promise.all(this.#followers.map((follower) => follower.stop()));
  }

  /** Compares confirmed writes with the stored rows. */
  async loss(pool: Pool): Promise<Loss> {
    const { rows } = await pool.query<{ content: string; count: number }>(
      `select content, count(*)::int as count from ticket_messages where content like $1 group by content`,
      [`${this.#mark}%`],
    );
    const counts = new Map(rows.map(({ content, count }) => [content, count]));
    const replies = await pool.query<{ id: string; content: string; status: string }>(
      `select id, content, status from messages where id = any($1)`,
      [this.#questions.map(({ reply }) => reply)],
    );
    const stored = new Map(replies.rows.map((row) => [row.id, row]));
    const lost = [...this.#acknowledged].filter((content) => !counts.has(content)).map(() => 'a message');
    const duplicated = rows.filter(({ count }) => count > 1).map(() => 'a message');
    let failedReplies = 0;
    for (const { reply, follower } of this.#questions) {
      const row = stored.get(reply);
      const ended = follower.ended.get(reply);
      if (row?.status === 'failed') failedReplies += 1;
      else if (row?.content.trim() !== fullReply)
        lost.push(`a reply that is ${row?.status} with ${row?.content.length} of ${fullReply.length} characters`);
      else if (!ended) lost.push('the end of a reply');
      else if (!('content' in ended)) lost.push(`a reply that its follower reported as failed (${ended.reason})`);
      else if (ended.content !== row.content) duplicated.push('a part of a reply');
    }
    for (const { gaps } of this.#followers) lost.push(...Array.from({ length: gaps }, () => 'a part of a reply'));
    return { lost, duplicated, questions: this.#questions.length, failedReplies };
  }

  #track(work: Promise<unknown>): void {
    const kept = work.catch(() => undefined).finally(() => this.#pending.delete(kept));
    this.#pending.add(kept);
  }

  async #signIn(email: string): Promise<TestClient> {
    const client = createTestClient(this.#url);
    client.address = createRandomAddress();
    const { status } = await client.send('POST', '/api/auth/login', { email, password: testPassword });
    if (status !== 200) throw new RefusedError(status);
    return client;
  }

  #read(person: Person): Promise<unknown> {
    return this.#request('read', async () => {
      const { status } = await person.client.send('GET', '/api/projects', undefined, {
        'x-forwarded-for': createRandomAddress(),
      });
      await this.#signInAgain(person, status);
      if (status !== 200) throw new RefusedError(status);
    });
  }

  /** Signs in again after the session is lost. */
  async #signInAgain(person: Pick<Person, 'client' | 'email'>, status: number): Promise<void> {
    if (status === 401) Object.assign(person.client, { cookie: (await this.#signIn(person.email)).cookie });
  }

  /** Sends a message and retries with the same key until it succeeds. */
  async #write(person: Person): Promise<void> {
    const content = `${this.#mark} ${v7()}`;
    const query = `mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }`;
    const headers = { 'idempotency-key': v7(), 'x-forwarded-for': createRandomAddress() };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const sent = await this.#request('write', async () => {
        const body = { query, variables: { id: person.ticket, content } };
        const answer = await person.client.send<{ errors?: unknown[] }>('POST', '/graphql', body, headers);
        await this.#signInAgain(person, answer.status);
        // The first attempt may still be running, or its server was killed.
        if (answer.status === 409) return;
        if (answer.status !== 200 || answer.body.errors) throw new RefusedError(answer.status);
        this.#acknowledged.add(content);
      });
      if (sent || !this.#isRunning) return;
      await delay(500);
    }
  }

  /** Asks questions and follows each reply to its end. */
  async #converse(owner: Awaited<ReturnType<Factories['user']>>): Promise<void> {
    const client = await this.#signIn(owner.email);
    const conversation = await this.#make.conversation({ owner });
    const follower = new Follower(this.#url, client.cookie ?? '', conversation.id);
    this.#followers.push(follower);
    const query = `mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "What?" }) { reply { id } } }`;
    while (this.#isRunning) {
      let reply: string | undefined;
      await this.#request('question', async () => {
        type Answer = { data?: { sendMessage: { reply: { id: string } } }; errors?: unknown[] };
        const body = { query, variables: { id: conversation.id } };
        const answer = await client.send<Answer>('POST', '/graphql', body, {
          'x-forwarded-for': createRandomAddress(),
        });
        if (answer.status === 409) return; // the previous reply is still being written
        await this.#signInAgain({ client, email: owner.email }, answer.status);
        follower.cookie = client.cookie ?? '';
        if (answer.status !== 200 || answer.body.errors) throw new RefusedError(answer.status);
        reply = answer.body.data?.sendMessage.reply.id;
      });
      if (reply === undefined) {
        await delay(500);
        continue;
      }
      const replyId = reply;
      this.#questions.push({ reply: replyId, follower });
      await this.#eventually(() => follower.ended.has(replyId), 60_000);
    }
  }

  async #request(kind: RequestRecord['kind'], send: () => Promise<unknown>): Promise<boolean> {
    const startedAt = Date.now();
    let status: RequestRecord['status'] = 200;
    try {
      await Promise.race([
        send(),
        delay(60_000, undefined, { ref: false }).then(() => Promise.reject(new RefusedError(0))),
      ]);
    } catch (error) {
      status = error instanceof RefusedError ? error.status : String(error);
    }
    this.seen.push({ kind, startedAt, endedAt: Date.now(), status });
    return status === 200;
  }

  async #eventually(holds: () => boolean, withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    while (!holds() && Date.now() < deadline) await delay(50);
  }
}

class RefusedError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused: ${status}`);
    this.status = status;
  }
}
