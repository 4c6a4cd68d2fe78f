import { type ExecutionArgs, type ExecutionResult, GraphQLError, type GraphQLSchema, subscribe } from 'graphql';
import { makeServer, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import { type Caller, operationCheck } from '#access/check-operation';
import { formatGraphqlError, toAppError } from '#errors';
import { socketBudget } from '#limits/socket-budget';
import type { Bus } from '#live/bus';
import type { ClientSocket, OpenSubscription } from '#live/client-socket';
import { executionOf, faultsOf } from '#live/execution-of';
import { firstWord } from '#live/first-word';

export interface Subscriber {
  socket: ClientSocket;
  createContext(): Caller;
  /** Throws where an operation is not to be run for whoever opened the socket. */
  admitOperation(text: string, context: object): Promise<void>;
}

interface Options {
  schema: GraphQLSchema;
  bus: Bus;
  log: Logger;
}

type Args = ExecutionArgs & { subscription: OpenSubscription };

/** graphql-ws for subscriptions alone, each within the budget of its socket. */
export function subscriptionProtocol({ schema, bus, log }: Options): Server<Subscriber> {
  const checkOperation = operationCheck(schema);
  return makeServer<Record<string, unknown>, Subscriber>({
    connectionInitWaitTimeout: socketBudget.connectionInitMs.figure,
    onSubscribe: async ({ extra: { socket, createContext, admitOperation } }, id, payload) => {
      let subscription: OpenSubscription | null = null;
      try {
        subscription = socket.openSubscription(id);
        if (!subscription) return [new GraphQLError('The socket is closed')];
        const contextValue = createContext();
        await admitOperation(payload.query, contextValue);
        const execution = executionOf(payload, { schema, checkOperation, contextValue });
        if ('schema' in execution) return { ...execution, subscription } as Args;
        subscription.end();
        return execution;
      } catch (error) {
        subscription?.end();
        return faultsOf(toAppError(error));
      }
    },
    subscribe: async (args) => {
      const { subscription, ...execution } = args as Args;
      let source: Awaited<ReturnType<typeof subscribe>>;
      try {
        source = await subscribe(execution);
      } catch (error) {
        subscription.end();
        throw error;
      }
      if (Symbol.asyncIterator in source) return subscription.follow(source as AsyncIterableIterator<ExecutionResult>);
      subscription.end();
      return source;
    },
    // The source listens already, and nothing of it was sent yet.
    onOperation: async ({ extra }, id, payload, _args, source) => {
      const word = Symbol.asyncIterator in source ? firstWord(id, payload, bus) : null;
      if (word) await extra.socket.send(word);
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => formatGraphqlError(error)),
    onNext: (_context, _id, _payload, _args, result) => {
      if (!result.errors) return result;
      for (const err of result.errors)
        if (toAppError(err).status >= 500) log.error({ err: err.originalError ?? err }, 'a subscription failed');
      return { ...result, errors: result.errors.map((error) => formatGraphqlError(error)) };
    },
  });
}
