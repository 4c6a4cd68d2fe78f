import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Request, RequestHandler } from 'express';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Logger } from 'pino';
import type { OperationCheck } from '#access/check-operation';
import type { ExpensiveReads } from '#access/expensive-reads';
import type { Context, Session } from '#context';
import { type AppError, formatGraphqlError, malformed, methodNotAllowed, toAppError } from '#errors';
import { parseLimits } from '#limits/read-budget';
import type { Executor } from '#execute';
import { mediaTypes } from '#http/graphql/media-types';
import { toResponseText } from '#http/graphql/response-text';
import { logFailure } from '#http/monitoring/log-failure';

interface Options {
  schema: GraphQLSchema;
  check: OperationCheck;
  expensiveReads: ExpensiveReads;
  run: Executor;
  getContext(req: Request): Context;
  log: Logger;
}

/** POST /graphql. */
export async function createGraphqlEndpoint({
  schema,
  check,
  expensiveReads,
  run,
  getContext,
  log,
}: Options): Promise<{ handler: RequestHandler; stop: () => Promise<void> }> {
  /** A client that accepts `application/graphql-response+json` learns from the status that its request was rejected. */
  const requests = new WeakMap<Session, Request>();
  const asksForStatus = (session: Session) => requests.get(session)?.accepts([...mediaTypes]) === mediaTypes[1];
  const apollo = new ApolloServer<Context>({
    gateway: createCompiledGateway(schema, run),
    stringifyResult: (result) => `${toResponseText(result as ExecutionResult)}\n`,
    introspection: true,
    parseOptions: parseLimits,
    // Our own guard rejects other sites; this one also requires a header that plain forms can't send.
    csrfPrevention: true,
    // Either would run an operation whose text is not in the request.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: log,
    formatError: (formatted, thrown) =>
      formatGraphqlError(unwrapResolverError(thrown) === thrown ? toGraphqlError(thrown, formatted) : thrown),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      createReplyPlugin(check, expensiveReads, asksForStatus),
    ],
  });
  await apollo.start();
  // Apollo's Express integration adds an ETag, a hash of the whole response, which responses that are never cached don't need.
  const handler: RequestHandler = async (req, res) => {
    res.locals.route = '/graphql';
    res.vary('Accept');
    const context = getContext(req);
    requests.set(context.session, req);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method, headers: getHeaders(req), search: getSearch(req), body: req.body },
      context: async () => context,
    });
    if (body.kind !== 'complete') throw new Error('Answers are sent whole');
    res.statusCode = status ?? 200;
    for (const [name, value] of headers) res.setHeader(name, value);
    const bytes = Buffer.byteLength(body.string);
    res.setHeader('Content-Length', bytes);
    // Plain ASCII has the same bytes in both encodings, and the second encodes much faster.
    res.end(body.string, bytes === body.string.length ? 'latin1' : 'utf8');
  };
  return { handler, stop: () => apollo.stop() };
}

function getHeaders(req: Request): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

const getSearch = ({ url }: Request) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The framework's extension point for another executor; everything around it stays. */
const createCompiledGateway = (
  schema: GraphQLSchema,
  run: Executor,
): NonNullable<ApolloServerOptions<Context>['gateway']> => ({
  onSchemaLoadOrUpdate: (onSchemaChange) => {
    onSchemaChange({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: async () => ({
    executor: ({ document, operationName, request, context }) =>
      run({ document, operationName, variables: request.variables ?? {}, context }),
  }),
  stop: async () => undefined,
});

/** Checks an operation's cost and variables, logs errors, and gives a failure its HTTP status. */
function createReplyPlugin(
  check: OperationCheck,
  expensiveReads: ExpensiveReads,
  asksForStatus: (session: Session) => boolean,
): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, contextValue }) => {
        if (!operation) throw malformed('Name an operation of the document in `operationName`');
        // They start with a GET request, the handshake.
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw methodNotAllowed('Subscriptions run over the WebSocket at /graphql', ['GET']);
        const cost = check({ document, operation, variables: request.variables ?? {}, caller: contextValue });
        expensiveReads.recordCost(contextValue, cost);
      },
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors.map(toAppError)) logFailure(contextValue.log, error, error.cause ?? error);
      },
      willSendResponse: async ({ errors, response: { http, body }, contextValue }) => {
        const failures = errors?.map(toAppError) ?? [];
        const explained = failures.find(({ headers }) => headers.length > 0);
        if (explained) return setStatus(http, explained);
        const isRequestError = errors && body.kind === 'single' && body.singleResult.data === undefined;
        const isGraphqlRequest = errors?.every(({ extensions }) => extensions.code !== 'BAD_REQUEST');
        if (isRequestError && isGraphqlRequest) http.status = getStatus(failures, asksForStatus(contextValue.session));
      },
    }),
  };
}

/**
 * The status of a request that was rejected before it ran. GraphQL over HTTP: a client that only knows `application/json` reads
 * the body of a 200. Too expensive operations are 400 for everyone, so that proxies see them too.
 */
function getStatus(failures: AppError[], asksForStatus: boolean): number {
  if (failures.some(({ status }) => status >= 500)) return 500;
  return asksForStatus || failures.some(({ code }) => code === 'QUERY_TOO_EXPENSIVE') ? 400 : 200;
}

function setStatus(http: { status?: number; headers: HeaderMap }, { status, headers }: AppError): void {
  http.status = status;
  for (const [name, value] of headers) http.headers.set(name, value);
}

/** Errors of the framework itself: the caller can fix the document or request. */
const toGraphqlError = (thrown: unknown, { message }: GraphQLFormattedError) =>
  thrown instanceof GraphQLError ? thrown : new GraphQLError(message);
