import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { createTestClient, type TestClient } from '#test/client';
import { type ReleasedOperation, readReleasedQueries, sampleVariables } from '#test/mixed/released-operations';
import type { Rotation } from '#test/mixed/rotation';

/** The portal that a person uses. */
const accounts = {
  'client@demo.test': 'mfe-client',
  'developer@demo.test': 'mfe-contractor',
  'sales@demo.test': 'mfe-sales',
  'pm@demo.test': 'mfe-sales',
  'admin@demo.test': 'mfe-admin',
  'founder@demo.test': 'mfe-admin',
};
const emails = Object.keys(accounts);
const maxQuestions = 15;
const password = 'demo-password-123';

interface Person {
  email: string;
  client: TestClient;
  queries: ReleasedOperation[];
}

/** People of every role who use the released portals on alternating servers. */
export class MixedTraffic {
  readonly #rotation: Rotation;
  readonly #people: Person[] = [];
  readonly #sent: string[] = [];
  /** Ids of the requested Jarvis replies. */
  readonly #replies: string[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #isRunning = false;

  constructor(rotation: Rotation) {
    this.#rotation = rotation;
  }

  /** Signs everyone in and determines which released queries each person can run. Returns the number of queries. */
  async open(url: string): Promise<number> {
    const queries = readReleasedQueries();
    await Promise.all(
      Object.entries(accounts).map(async ([email, portal]) => {
        const client = createTestClient(url);
        await client.send('POST', '/api/auth/login', { email, password });
        const answers = await Promise.all(
          queries
            .filter(({ remote }) => remote === portal)
            .map(async (query) => ({ query, ...(await client.graphql(query.document, sampleVariables)) })),
        );
        const theirs = answers.filter(({ errors, data }) => !errors && data).map(({ query }) => query);
        this.#people.push({ email, client, queries: theirs });
      }),
    );
    return new Set(this.#people.flatMap(({ queries: theirs }) => theirs.map(({ name }) => name))).size;
  }

  start(): void {
    this.#isRunning = true;
    this.#running = Promise.all([this.#read(), this.#read(), this.#write(), this.#ask(), this.#signIn()]);
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await this.#running;
  }

  /** Confirmed writes that don't exist exactly once, and failed replies. */
  async losses(pool: Pool): Promise<string[]> {
    const { rows } = await pool.query<{ content: string; count: number }>(
      'select content, count(*)::int as count from ticket_messages where content = any($1) group by content',
      [this.#sent],
    );
    const counts = new Map(rows.map(({ content, count }) => [content, count]));
    const { rows: replies } = await pool.query<{ id: string; status: string }>(
      'select id, status from messages where id = any($1)',
      [this.#replies],
    );
    return [
      ...this.#sent.flatMap((content) =>
        counts.get(content) === 1 ? [] : `message ${content}: there ${counts.get(content) ?? 0} times`,
      ),
      ...replies.flatMap(({ id, status }) => (status === 'complete' ? [] : `reply ${id} is ${status}`)),
    ];
  }

  get written(): { messages: number; replies: number } {
    return { messages: this.#sent.length, replies: this.#replies.length };
  }

  /** Runs every query of every person in a loop. */
  async #read(): Promise<void> {
    const all = this.#people.flatMap(({ client, queries }) => queries.map((query) => ({ client, query })));
    for (let at = Math.floor(Math.random() * all.length); this.#isRunning; at += 1) {
      const next = all[at % all.length];
      if (next) await this.#rotation.graphql(next.query.name, next.client, next.query.document, sampleVariables);
    }
  }

  /** Replies to tickets, each twice with the same key. */
  async #write(): Promise<void> {
    const { client } = this.#getPerson('client@demo.test');
    const opened = await this.#rotation.graphql<{ openTicket: { id: string } }>(
      'openTicket',
      client,
      'mutation ($input: OpenTicketInput!) { openTicket(input: $input) { id } }',
      { input: { title: 'Two versions', description: 'Which one reads this?' } },
    );
    const id = opened?.openTicket.id;
    while (this.#isRunning && id) {
      const content = v7();
      const document =
        'mutation ($id: ID!, $input: ReplyToTicketInput!) { replyToTicket(id: $id, input: $input) { id } }';
      const headers = { 'idempotency-key': v7() };
      const send = () =>
        this.#rotation.graphql<object>('replyToTicket', client, document, { id, input: { content } }, headers);
      if ((await send()) && (await send())) this.#sent.push(content);
    }
  }

  /** Asks Jarvis and waits for each reply, on any server. */
  async #ask(): Promise<void> {
    const { client } = this.#getPerson('developer@demo.test');
    const available = await this.#rotation.graphql<{ availablePromptTemplates: Array<{ id: string }> }>(
      'availablePromptTemplates',
      client,
      '{ availablePromptTemplates { id } }',
    );
    const templateIds = available?.availablePromptTemplates.slice(0, 1).map(({ id }) => Number(id));
    const made = await this.#rotation.graphql<{ createConversation: { id: string } }>(
      'createConversation',
      client,
      'mutation ($ids: [Int!]!) { createConversation(input: { title: "Two versions", templateIds: $ids }) { id } }',
      { ids: templateIds },
    );
    // Below a person's hourly quota.
    for (let count = 0; count < maxQuestions && this.#isRunning && made; count += 1) {
      const answer = await this.#rotation.graphql<{ sendMessage: { reply: { id: string; status: string } } }>(
        'sendMessage',
        client,
        `mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "What is new?" }, waitForReply: true) {
           reply { id status } } }`,
        { id: made.createConversation.id },
      );
      if (answer) this.#replies.push(answer.sendMessage.reply.id);
    }
  }

  /** Signs in at one server and uses the session at the next. */
  async #signIn(): Promise<void> {
    for (let count = 0; this.#isRunning; count += 1) {
      const email = emails[count % emails.length];
      const client = createTestClient('');
      await this.#rotation.send('sign in', client, 'POST', '/api/auth/login', { email, password });
      for (let request = 0; request < 3; request += 1)
        await this.#rotation.send('/api/auth/user', client, 'GET', '/api/auth/user');
    }
  }

  #getPerson(email: string): Person {
    const found = this.#people.find((person) => person.email === email);
    if (!found) throw new Error(`${email} is not signed in`);
    return found;
  }
}
