/** What the API answers to an operation: data, or errors as GraphQL has them. */
export type Reply = ({ data: unknown } | { errors: readonly { message: string; extensions?: object }[] }) & {
  /** Of the HTTP answer; 200 where nothing is said. */
  status?: number;
};

type Answer = Reply | ((variables: Record<string, unknown>) => Reply | Promise<Reply>);

/** An operation that was sent. */
export interface Sent {
  operation: string;
  variables: Record<string, unknown>;
  /** The Idempotency-Key that it was sent under. */
  key?: string;
}

/** Takes the place of the network: answers each GraphQL operation by its name, and keeps what was sent. */
export function network(answers: Record<string, Answer>): { sent: Sent[]; answers: Record<string, Answer> } {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables = {} } = JSON.parse(String(init?.body)) as {
      query: string;
      variables?: Sent['variables'];
    };
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
    const key = new Headers(init?.headers).get('Idempotency-Key');
    sent.push({ operation, variables, ...(key && { key }) });
    const answer = answers[operation];
    if (!answer) throw new TypeError(`The test's network has no answer to ${operation}`);
    return json(typeof answer === 'function' ? await answer(variables) : answer);
  });
  return { sent, answers };
}

/** A refusal as the API words it. */
export function refusal(code: string, message: string, fields?: Record<string, string>): Reply {
  return { errors: [{ message, extensions: { code, ...(fields && { fields }) } }] };
}

export const signedOut = refusal('UNAUTHENTICATED', 'Please sign in');

function json({ status = 200, ...body }: Reply): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
