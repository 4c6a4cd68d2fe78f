import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, type GraphQLArgument, type GraphQLInputField, isInputObjectType } from 'graphql';
import { pino } from 'pino';
import { isInAudience } from 'rules/audiences';
import { sampleViewers } from '#access/access-table';
import { routes } from '#rest/routes';
import { createSchema } from '#schema';
import { type Operation, getOperations } from '#test/operations';
import { createSampleArguments } from '#test/sample-arguments';
import { createSocket } from '#test/socket';
import { createWorld, type World } from '#test/world';

const operations = getOperations(createSchema());
const secret = 'SECRETPASS-7f3a';
const numericSecret = 98_765_432_101;
const isSecret = (name: string) => /password|token|code|key|secret|response/i.test(name);

interface Line {
  level: number;
  msg: string;
  jobs?: string;
}
const lines: Line[] = [];
/** What requests have logged above `info` since the last call. Browser failures are our fault, not the request's. */
const alarms = () =>
  lines.splice(0).filter(({ level, jobs, msg }) => level > 30 && !jobs && msg !== 'a portal failed in a browser');

let world: World;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  world = await createWorld({ log });
  lines.splice(0);
});
afterAll(() => world.app.stop());

type Variables = Record<string, unknown>;

/** Paths of values in the arguments, such as input.password. */
const getPaths = ({ args }: Operation) => args.flatMap((arg) => pathsIn(arg, []));
function pathsIn(field: GraphQLArgument | GraphQLInputField, above: string[]): string[][] {
  const path = [...above, field.name];
  const type = getNamedType(field.type);
  return isInputObjectType(type) ? Object.values(type.getFields()).flatMap((inner) => pathsIn(inner, path)) : [path];
}
function withValue(args: unknown, [head, ...rest]: string[], value: unknown): unknown {
  if (head === undefined) return value;
  const given = typeof args === 'object' && args !== null ? args : {};
  return { ...given, [head]: withValue((given as Variables)[head], rest, value) };
}

/** Variables that are invalid in every way, with a secret in each field that takes one. */
function badVariables(operation: Operation, sample: Variables): Array<[string, Variables]> {
  const paths = getPaths(operation);
  const secrets = paths.filter((path) => isSecret(path.at(-1) ?? ''));
  const set = (where: string[][], value: unknown, variables = sample) =>
    where.reduce((given, path) => withValue(given, path, value) as Variables, variables);
  const wrong = (harmless: unknown, hidden: unknown) => set(secrets, hidden, set(paths, harmless));
  const withSecrets = set(secrets, secret);
  const takesInput = operation.args.some(({ name }) => name === 'input');
  return [
    ['no variables', {}],
    ['nothing but null', set(paths, null)],
    ['numbers', wrong(77, numericSecret)],
    ['objects', wrong({ a: 1 }, { a: secret })],
    ['lists in lists', wrong([[1]], [[secret]])],
    ['texts', wrong('no value of this place', secret)],
    ['a text for an input', takesInput ? { ...sample, input: secret } : {}],
    ['a list for an input', takesInput ? { ...sample, input: [secret] } : {}],
    ['secrets of wrong types', set(secrets, { is: secret })],
    ['secrets as numbers', set(secrets, numericSecret)],
    ['an unknown field', takesInput ? { ...withSecrets, input: { ...(withSecrets.input as object), zz: secret } } : {}],
  ];
}

/** Every kind of caller that must be refused, signed out included. */
const strangersTo = ({ audiences }: Operation): string[] =>
  Object.entries(sampleViewers).flatMap(([kind, viewer]) =>
    audiences.some((audience) => isInAudience(audience, viewer)) ? [] : [kind],
  );
const oneWhoMay = ({ audiences }: Operation): string =>
  Object.entries(sampleViewers).find(([, viewer]) =>
    audiences.some((audience) => isInAudience(audience, viewer)),
  )?.[0] ?? 'releaser';

const mediaTypes = ['application/json', 'application/graphql-response+json'];

/** Refused or answered without a server error in the response or the log, and without repeating a secret. */
function expectCallersFault(what: string, status: number | undefined, answer: unknown): void {
  const text = JSON.stringify(answer ?? null);
  const repeated = [secret, String(numericSecret)].filter((each) => text.includes(each));
  expect({
    what,
    status,
    isServers: Number(status) >= 500 || text.includes('"INTERNAL"'),
    repeated,
    alarms: alarms(),
  }).toEqual({ what, status, isServers: false, repeated: [], alarms: [] });
}

const overHttp = operations.filter(({ kind }) => kind !== 'subscription');
describe.each(overHttp.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const ask = async (kind: string, variables: Variables, accept: string, what: string) => {
    const body = { query: operation.document, variables };
    const reply = await world.clients[kind]?.send('POST', '/graphql', body, { accept });
    expectCallersFault(`${what}, ${kind}, ${accept}`, reply?.status, reply?.body);
  };

  const hasArguments = operation.args.length > 0;
  if (hasArguments)
    test('bad variables are a client error that repeats no secret', async () => {
      const sample = createSampleArguments(await world.own(name))[name] ?? {};
      for (const kind of [oneWhoMay(operation), 'signed out'])
        for (const [index, [what, variables]] of badVariables(operation, sample).entries())
          await ask(kind, variables, mediaTypes[index % 2] ?? '', what);
    });

  test('a call without permission is a client error', async () => {
    const variables = createSampleArguments(await world.own(name))[name] ?? {};
    for (const [index, kind] of strangersTo(operation).entries())
      await ask(kind, variables, mediaTypes[index % 2] ?? '', 'refused');
  });
});

describe.each(
  operations.filter(({ kind }) => kind === 'subscription').map((operation) => [operation.name, operation] as const),
)('over a socket, %s', (name, operation) => {
  const ask = async (kind: string, variables: Variables, what: string) => {
    const client = world.clients[kind];
    if (!client?.cookie) return;
    const socket = createSocket(client);
    const first = socket.iterate({ query: operation.document, variables }).next();
    // Refused immediately or subscribed, in which case closing the socket ends it.
    const answer = await Promise.race([
      first.catch((error: unknown) => error),
      new Promise((resolve) => socket.on('message', resolve)),
    ]);
    await socket.dispose();
    await first.catch(() => undefined);
    expectCallersFault(`${what}, ${kind}`, 200, answer);
  };

  test('bad variables are a client error that repeats no secret', async () => {
    const sample = createSampleArguments(await world.own(name))[name] ?? {};
    if (operation.args.length > 0)
      for (const [what, variables] of badVariables(operation, sample)) await ask(oneWhoMay(operation), variables, what);
    for (const kind of strangersTo(operation)) await ask(kind, sample, 'refused');
  });
});

/** Names of variables and types, and the ids that are sent. */
const inGraphqlWords = /\$|\b(ID|Int|String|Boolean)!|no-id|99999999999/;

const rest = routes
  .filter(({ operation }) => operation !== 'signOut')
  .map((route) => [route.method.toUpperCase(), route.path, route] as const);
test.each(rest)('%s %s fails as a client error and repeats no secret', async (method, path, { operation: name }) => {
  const operation = operations.find((each) => each.name === name);
  const secrets = { password: secret, token: secret, code: secret, fileUrl: secret };
  const bodies: Array<[string, unknown]> = [
    ['an unknown field', { ...secrets, email: 'a@b.test', zz: secret }],
    ['objects', { password: { is: secret }, token: { is: secret }, code: { is: secret } }],
    ['numbers', { password: numericSecret, token: numericSecret, code: numericSecret }],
    ['a list', [secret]],
    ['no JSON', `{"password": "${secret}`],
    ['a text', JSON.stringify(secret)],
  ];
  const places = path.includes(':id') ? [path.replace(':id', 'no-id'), path.replace(':id', '99999999999')] : [path];
  for (const kind of [operation ? oneWhoMay(operation) : 'admin', 'signed out'])
    for (const place of places)
      for (const [what, body] of method === 'GET' || method === 'DELETE' ? [['no body', undefined] as const] : bodies) {
        const reply = await world.clients[kind]?.send(method, place, body);
        expectCallersFault(`${what}, ${kind}`, reply?.status, reply?.body);
        // What was found may have a budget in dollars.
        if (!reply || reply.status >= 400) expect(JSON.stringify(reply?.body ?? null)).not.toMatch(inGraphqlWords);
      }
});

test('an unknown field is reported without repeating its value', async () => {
  const body = { email: 'ada@test.test', password: secret, zz: 1 };
  expect(await world.clients['signed out']?.send('POST', '/api/auth/login', body)).toMatchObject({
    status: 400,
    body: { message: 'There is no field zz' },
  });
});
