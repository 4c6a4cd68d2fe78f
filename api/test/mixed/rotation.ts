import { createTestClient, type TestClient } from '#test/client';

export interface Failure {
  what: string;
  server: string;
  /** A status, or the error if there was none. */
  reason: string;
}

/** A round-robin load balancer: each request goes to the next active server; a removed server finishes its requests first. */
export class Rotation {
  readonly failures: Failure[] = [];
  readonly counts: Record<string, number> = {};
  readonly #servers = new Map<string, { url: string; pending: Set<Promise<unknown>> }>();
  #next = 0;

  add(name: string, url: string): void {
    this.#servers.set(name, { url, pending: new Set() });
  }

  async remove(name: string): Promise<void> {
    const server = this.#servers.get(name);
    this.#servers.delete(name);
    await Promise.all(server?.pending ?? []);
  }

  /** Sends a request with this client's cookies and records failures. */
  async graphql<Data>(
    what: string,
    client: TestClient,
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<Data | null> {
    const answer = await this.send<{ data?: Data; errors?: Array<{ message: string }> }>(
      what,
      client,
      'POST',
      '/graphql',
      { query, variables },
      headers,
    );
    if (answer?.body.errors) this.#fail(what, answer.server, answer.body.errors[0]?.message ?? 'errors');
    return answer?.body.data ?? null;
  }

  async send<Body>(
    what: string,
    client: TestClient,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ body: Body; server: string } | null> {
    const [name, server] = this.#pick();
    // A client may have several concurrent requests to different servers.
    const sender = Object.assign(createTestClient(server.url, client.cookie), { device: client.device });
    const sending = sender.send<Body>(method, path, body, headers);
    const settled = sending.catch(() => undefined);
    server.pending.add(settled);
    this.counts[name] = (this.counts[name] ?? 0) + 1;
    try {
      const answer = await sending;
      Object.assign(client, { cookie: sender.cookie, device: sender.device });
      if (answer.status === 200) return { body: answer.body, server: name };
      this.#fail(what, name, `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    } catch (error) {
      this.#fail(what, name, String((error as Error).cause ?? error));
    } finally {
      server.pending.delete(settled);
    }
    return null;
  }

  #pick() {
    const all = [...this.#servers];
    const picked = all[(this.#next += 1) % all.length];
    if (!picked) throw new Error('No server is in the rotation');
    return picked;
  }

  #fail(what: string, server: string, reason: string): void {
    this.failures.push({ what, server, reason });
  }
}
