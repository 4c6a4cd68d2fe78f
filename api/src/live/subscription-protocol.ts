import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import { type Caller, createOperationCheck } from '#access/check-operation';
import { coerceVariables } from '#access/coerce-variables';
import { getOperation } from '#access/get-operation';
import type { Viewer } from '#access/viewer';
import type { ReadCache } from '#db/read-cache';
import { formatGraphqlError, toAppError } from '#errors';
import { socketBudget } from '#limits/socket-budget';
import { createKeyedLimiter } from '#limits/keyed-limiter';
import type { Bus } from '#live/bus';
import type { ClientSocket, OpenSubscription } from '#live/client-socket';
import { DocumentCache } from '#live/document-cache';
import { executeWhenAvailable } from '#live/execute-when-available';
import { prepareExecution, toGraphqlErrors } from '#live/prepare-execution';
import { FanOut } from '#live/fan-out';
import { subscriptionReady } from '#live/subscription-ready';
import { SharedEvents } from '#live/shared-events';
import type { WriteQueue } from '#live/write-queue';
import { withSpan } from '#telemetry/with-span';

export interface Subscriber<S> {
  socket: ClientSocket;
  session: S;
  createContext(session: S): Caller;
  /** Reads for shared events, over their own connection pool. */
  createEventContext(session: S): object;
  /** Throws if the session that opened the socket may not run an operation. */
  admitOperation(text: string, context: object): Promise<void>;
  /** Counts an expensive subscription: one that is rejected, or that has to be parsed. False above the limit. */
  countExpensive(): boolean;
}

interface Options {
  schema: GraphQLSchema;
  bus: Bus;
  reads: Pick<ReadCache, 'rowFor'>;
  log: Logger;
  writes: WriteQueue;
}

/** An operation, and its slot in the budget of its socket. */
interface Args<S> extends ExecutionArgs {
  subscription: OpenSubscription;
  subscriber: Subscriber<S>;
  id: string;
  key: string;
}

/**
 * graphql-ws for subscriptions only, each within the budget of its socket. Their events come from the fan-out, or from their own
 * source.
 */
export function createSubscriptionProtocol<S extends { viewer: Viewer }>({
  schema,
  bus,
  reads,
  log,
  writes,
}: Options): { server: Server<Subscriber<S>>; stop(): void } {
  const checkOperation = createOperationCheck(schema);
  const documents = new DocumentCache(schema);
  /** One subscription of a person is prepared per turn of the event loop, so that others get their turn in between. */
  const runInTurn = createKeyedLimiter();
  const format = (result: ExecutionResult) => {
    if (!result.errors) return result;
    for (const err of result.errors)
      if (toAppError(err).status >= 500) log.error({ err: err.originalError ?? err }, 'a subscription failed');
    return { ...result, errors: result.errors.map((error) => formatGraphqlError(error)) };
  };
  const fanOut = new FanOut<S>({ bus, reads, log, writes, format });

  const subscribeShared = async (
    source: SharedEvents,
    args: Args<S>,
  ): Promise<AsyncIterableIterator<ExecutionResult>> => {
    const { subscription, subscriber, id, key, document, operationName, variableValues } = args;
    const { socket, session, createEventContext } = subscriber;
    const start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
    const membership = fanOut.join(
      { key, audience: source.audience, execution: { schema, document, operationName, variableValues } },
      {
        session,
        createContext: createEventContext,
        send: (payload) => socket.sendShared([start, payload, end]),
        onOverflow: () => socket.close('events_overflow'),
      },
    );
    // The protocol keeps these arguments: if the group has the same document, only that copy is kept.
    args.document = membership.operation.execution.document;
    const { promise: left, resolve } = Promise.withResolvers<IteratorResult<ExecutionResult>>();
    const leave = async () => {
      membership.leave();
      const end: IteratorResult<ExecutionResult> = { value: undefined, done: true };
      resolve(end);
      return end;
    };
    try {
      const first = (await fanOut.limit(async () => source.loadInitialEvents?.())) ?? [];
      let isStarted = false;
      const events: AsyncIterableIterator<ExecutionResult> = {
        next: () => {
          if (!isStarted) membership.start(first);
          isStarted = true;
          return left;
        },
        return: leave,
        [Symbol.asyncIterator]: () => events,
      };
      return subscription.follow(events);
    } catch (error) {
      await leave();
      throw error;
    }
  };

  /** Most personal events read nothing; the others wait for a connection from the event pool. */
  const subscribeOwn = (source: AsyncIterable<unknown>, { subscription, subscriber, ...execution }: Args<S>) => {
    const contextValue = subscriber.createEventContext(subscriber.session);
    const events = source[Symbol.asyncIterator]();
    let isFollowed = true;
    const end = async (): Promise<IteratorResult<ExecutionResult>> => {
      isFollowed = false;
      await events.return?.();
      return { value: undefined, done: true };
    };
    const results: AsyncIterableIterator<ExecutionResult> = {
      next: async () => {
        const { value, done } = await events.next();
        if (done) return { value: undefined, done };
        const args = { ...execution, contextValue, rootValue: value };
        const isStillFollowed = () => isFollowed;
        return { value: await executeWhenAvailable(() => args, isStillFollowed), done: false };
      },
      return: end,
      [Symbol.asyncIterator]: () => results,
    };
    return subscription.follow(results);
  };

  const server = makeServer<Record<string, unknown>, Subscriber<S>>({
    connectionInitWaitTimeout: socketBudget.connectionInitMs.figure,
    onSubscribe: async ({ extra: subscriber }, id, payload) => {
      const { socket, session, createContext, admitOperation } = subscriber;
      let subscription: OpenSubscription | null = null;
      let isCounted = false;
      const countExpensive = () => {
        if (!isCounted) countOrClose(subscriber);
        isCounted = true;
      };
      try {
        subscription = socket.openSubscription(id);
        if (!subscription) return isClosed;
        const { isOpen } = subscription;
        // Subscriptions of a closed socket are skipped, so they can't pile up.
        await runInTurn(session.viewer.id, async () => void (isOpen() && (await turn())));
        if (isOpen() && !documents.has(payload.query)) countExpensive();
        if (!isOpen() || socket.isClosing) return isClosed;
        const contextValue = createContext(session);
        await admitOperation(payload.query, contextValue);
        const execution = prepareExecution(payload, { schema, documents, checkOperation, contextValue });
        if ('schema' in execution)
          return {
            ...execution,
            subscription,
            subscriber,
            id,
            key: toSubscriptionKey(schema, payload, execution),
          } as Args<S>;
        subscription.end();
        countExpensive();
        return execution;
      } catch (error) {
        subscription?.end();
        countExpensive();
        return toGraphqlErrors(toAppError(error));
      }
    },
    subscribe: async (executionArgs) => {
      const args = executionArgs as Args<S>;
      try {
        const name = getOperation(args.document, args.operationName)?.name?.value;
        const source = await withSpan(
          name ? `subscription ${name}` : 'subscription',
          { kind: 'SERVER', parent: null },
          async () => createSourceEventStream(args),
        );
        if (source instanceof SharedEvents) return await subscribeShared(source, args);
        if (Symbol.asyncIterator in source) return subscribeOwn(source, args);
        args.subscription.end();
        countOrClose(args.subscriber);
        return source;
      } catch (error) {
        args.subscription.end();
        countOrClose(args.subscriber);
        return { errors: toGraphqlErrors(toAppError(error)) };
      }
    },
    // The source is already listening, and none of its events was sent yet.
    onOperation: async ({ extra }, id, payload, _args, source) => {
      const readyMessage = Symbol.asyncIterator in source ? subscriptionReady(id, payload, bus) : null;
      if (readyMessage) await extra.socket.send(readyMessage);
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => formatGraphqlError(error)),
    onNext: (_context, _id, _payload, _args, result) => format(result),
  });
  return { server, stop: () => fanOut.stop() };
}

function countOrClose<S>({ socket, countExpensive }: Subscriber<S>): void {
  if (!socket.isClosing && !countExpensive()) socket.close('message_rate');
}

/** For a message whose last part is its payload. */
const end = Buffer.from('}');

const isClosed = [new GraphQLError('The socket is closed')];

/** Equal for the same operation with the same variables, whatever else the message contains. */
function toSubscriptionKey(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
  { document }: ExecutionArgs,
): string {
  const operation = getOperation(document, operationName);
  const coerced = operation && coerceVariables(schema, operation, variables ?? {});
  return createHash('sha256')
    .update(JSON.stringify([query, operationName ?? null, coerced]))
    .digest('base64url');
}
