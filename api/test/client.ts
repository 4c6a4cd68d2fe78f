import { randomBytes } from 'node:crypto';

/** A response with the fields that tests use. */
export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestClient {
  url: string;
  cookie: string | undefined;
  /** The known-device cookie. */
  device?: string | undefined;
  /** The re-authentication cookie. */
  proof?: string | undefined;
  /** The IP address of its requests. Unset: a new one for each request, so that no limit applies. */
  address?: string;
  /** A release key or an access token to send. */
  key?: string;
  send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<Body>>;
  /** Fetches a REST list. Throws the response if it isn't a list. */
  list<Row>(path: string): Promise<Row[]>;
  graphql<Data = unknown>(
    query: string,
    variables?: object,
  ): Promise<{ data: Data; errors?: GraphqlErrorBody[]; status: number; headers: Headers }>;
}
export interface GraphqlErrorBody {
  message: string;
  extensions: { code: string; fields?: Record<string, string>; requestId?: string };
}

/** An address in its own network, from the ranges for documentation. */
export function createRandomAddress(): string {
  const group = () => randomBytes(2).toString('hex');
  return `2001:db8:${group()}:${group()}::1`;
}

/** An HTTP client with JSON bodies and a cookie jar. */
export function createTestClient(url: string, cookie?: string): TestClient {
  const client: TestClient = {
    url,
    cookie,
    async send(method, path, body, headers = {}) {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': client.address ?? createRandomAddress(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...((client.cookie || client.device) && {
            cookie: [client.cookie, client.device, client.proof].filter(Boolean).join('; '),
          }),
          ...(client.key && { authorization: `Bearer ${client.key}` }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const set = response.headers.getSetCookie().find((line) => line.startsWith('sid='));
      if (set) client.cookie = set.split(';')[0];
      const device = response.headers.getSetCookie().find((line) => line.startsWith('device='));
      if (device) client.device = device.split(';')[0];
      const proof = response.headers.getSetCookie().find((line) => line.startsWith('proof='));
      if (proof) client.proof = proof.split(';')[0];
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    async list<Row>(path: string) {
      const { status, body } = await client.send<Row[]>('GET', path);
      if (!Array.isArray(body)) throw new Error(`GET ${path} answered ${status} ${JSON.stringify(body)}, not a list`);
      return body;
    },
    async graphql(query, variables) {
      const { body, status, headers } = await client.send<{ data: never; errors?: GraphqlErrorBody[] }>(
        'POST',
        '/graphql',
        { query, variables },
      );
      return { ...body, status, headers };
    },
  };
  return client;
}
