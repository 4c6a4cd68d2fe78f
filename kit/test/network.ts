import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The API's answer to an operation. Only `replyTo` and `errorReply` create one, so that each is checked against its operation. */
class MockResponse {
  readonly #body: object;
  readonly #status: number;

  constructor(body: object, status = 200) {
    this.#body = body;
    this.#status = status;
  }

  withStatus(status: number): MockResponse {
    return new MockResponse(this.#body, status);
  }

  toResponse(): Response {
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(this.#body), { status: this.#status, headers });
  }
}
export type { MockResponse };

type MockResolver = MockResponse | ((variables: Record<string, unknown>) => MockResponse | Promise<MockResponse>);

/** A sent operation. */
export interface SentOperation {
  operation: string;
  variables: Record<string, unknown>;
  /** Its idempotency key. */
  key?: string;
}

/** Replaces the network: answers each GraphQL operation by its name, and records what was sent. */
export function mockNetwork(answers: Record<string, MockResolver>): {
  sent: SentOperation[];
  answers: Record<string, MockResolver>;
} {
  const sent: SentOperation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables = {} } = JSON.parse(String(init?.body)) as {
      query: string;
      variables?: SentOperation['variables'];
    };
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    const key = new Headers(init?.headers).get('Idempotency-Key');
    sent.push({ operation, variables, ...(key && { key }) });
    const answer = answers[operation];
    if (!answer) throw new TypeError(`The test's network has no answer to ${operation}`);
    return (typeof answer === 'function' ? await answer(variables) : answer).toResponse();
  });
  return { sent, answers };
}

/** A fragment or result with the type names that the server adds. Where it gains a field, the type check names the fixture that lacks it. */
export type Fixture<Data> = Data extends readonly (infer Item)[]
  ? Fixture<Item>[]
  : Data extends object
    ? { [Name in keyof Data]: Fixture<Data[Name]> } & { __typename?: string }
    : Data;

/** The reply to an operation. */
export const replyTo = <Data>(_: DocumentTypeDecoration<Data, never>, data: Fixture<Data>) =>
  new MockResponse({ data });

/** A page of a list. */
export const toConnection = <Node extends object>(
  type: string,
  nodes: readonly Node[],
  endCursor: string | null = null,
) => ({
  __typename: `${type}Connection`,
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

/** An error reply of the API. */
export function errorReply(code: string, message: string, fields?: Record<string, string>): MockResponse {
  return new MockResponse({ errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });
}

export const signedOutReply = errorReply('UNAUTHENTICATED', 'Please sign in');
