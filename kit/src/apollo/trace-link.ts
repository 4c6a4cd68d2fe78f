import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createHexId } from '../request/attempt.ts';

/**
 * Adds a W3C trace context to each mutation, so that everything servers do because of it, up to the last token of a reply,
 * has one trace id that the browser knows. The browser records nothing; the server decides whether to sample it.
 */
export const traceLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      operation.setContext(({ headers }) => ({
        headers: { ...headers, traceparent: `00-${createHexId()}-${createHexId().slice(0, 16)}-00` },
      }));
    return forward(operation);
  });
