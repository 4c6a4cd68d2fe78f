import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin, type HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { variablesCheck } from '#access/check-variables';
import type { Context, ContextFactory } from '#context';
import { type AppError, formatGraphqlError, toAppError } from '#errors';
import { parseLimits } from '#access/limits';
import type { Executor } from '#execute';
import { logFailure } from '#http/log-failure';
import { sessionOf } from '#http/session';
import type { Bus } from '#live/bus';

interface Options {
  schema: GraphQLSchema;
  run: Executor;
  createContext: ContextFactory;
  bus: Bus;
  log: Logger;
}

/** POST /graphql. */
export async function graphqlEndpoint({
  schema,
  run,
  createContext,
  bus,
  log,
}: Options): Promise<{ handler: RequestHandler; stop: () => Promise<void> }> {
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecution(schema, run),
    introspection: true,
    parseOptions: parseLimits,
    // Our own guard refuses other sites; this one also wants a header that plain forms cannot send.
    csrfPrevention: true,
    // Either would run an operation that its text does not stand in the request for.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: log,
    formatError: (formatted, thrown) =>
      formatGraphqlError(unwrapResolverError(thrown) === thrown ? asGraphqlError(thrown, formatted) : thrown),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), replies(schema)],
  });
  await apollo.start();
  const handler = expressMiddleware(apollo, {
    context: async ({ req, res }) => createContext(sessionOf(req, res, bus), req.log),
  });
  return { handler, stop: () => apollo.stop() };
}

/** The framework's own seam for another executor than the interpreter; everything around it stays. */
const compiledExecution = (
  schema: GraphQLSchema,
  run: Executor,
): NonNullable<ApolloServerOptions<Context>['gateway']> => ({
  onSchemaLoadOrUpdate: (tell) => {
    tell({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: async () => ({
    executor: ({ document, operationName, request, context }) =>
      run({ document, operationName, variables: request.variables ?? {}, context }),
  }),
  stop: async () => undefined,
});

/** Checks variables by their rules, logs what went wrong, and gives an outage its HTTP status. */
function replies(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const check = variablesCheck(schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, request, contextValue }) =>
        operation && check(operation, request.variables ?? {}, contextValue.viewer),
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors.map(toAppError)) logFailure(contextValue.log, error, error.cause ?? error);
      },
      willSendResponse: async ({ errors, response }) => {
        const slow = errors?.map(toAppError).find(({ retryAfter }) => retryAfter !== undefined);
        if (slow) setStatus(response.http, slow);
      },
    }),
  };
}

function setStatus(http: { status?: number; headers: HeaderMap }, { status, retryAfter }: AppError): void {
  http.status = status;
  http.headers.set('retry-after', String(retryAfter));
}

/** What the framework itself refused: a document or a request that the caller can mend. */
const asGraphqlError = (thrown: unknown, { message }: GraphQLFormattedError) =>
  thrown instanceof GraphQLError ? thrown : new GraphQLError(message);
