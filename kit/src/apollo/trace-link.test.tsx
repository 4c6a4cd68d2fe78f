import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { traceLink } from './trace-link.ts';

test('each mutation has its own trace id, next to other headers; a query has none', async () => {
  const sent: Array<Record<string, string> | undefined> = [];
  const end = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers);
    return new Observable((observer) => {
      observer.next({ data: { done: true } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([traceLink(), end]) });
  const change = { mutation: gql('mutation { done }'), context: { headers: { 'idempotency-key': 'key' } } };
  await client.mutate(change);
  await client.mutate(change);
  await client.query({ query: gql('{ done }') });
  const [first, second, query] = sent;
  expect(first).toEqual({
    'idempotency-key': 'key',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  });
  expect(second?.traceparent).not.toBe(first?.traceparent);
  expect(query).toBeUndefined();
});
