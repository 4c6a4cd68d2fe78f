import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createIdempotencyKey } from './idempotency-key.ts';

/**
 * Names a trace for each change, as W3C Trace Context writes it: what servers do because of it, up to the last token of a reply, has
 * one id that the browser knows. The browser records nothing itself; the server decides whether it does.
 */
export const traceLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      operation.setContext(({ headers }) => ({
        headers: { ...headers, traceparent: `00-${createIdempotencyKey()}-${createIdempotencyKey().slice(0, 16)}-00` },
      }));
    return forward(operation);
  });
