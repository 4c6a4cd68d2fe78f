import { expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { notFound, unavailable } from '#errors';
import { executeWhenAvailable, retryDelay } from '#live/execute-when-available';

const [schema, document] = [buildSchema('type Query { title: String }'), parse('{ title }')];
/** Executes with a field that throws these in turn, then answers. */
function executeThrowing(faults: Error[], isFollowed = () => true) {
  const title = () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return 'Read';
  };
  return executeWhenAvailable(() => ({ schema, document, rootValue: { title } }), isFollowed);
}

test('an event whose data cannot be read is delivered once it can be', async () => {
  const away = unavailable('The database');
  const start = performance.now();
  expect(await executeThrowing([away, away])).toMatchObject({ data: { title: 'Read' } });
  // A timer may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(2 * retryDelay - 2);
});

test('other errors are delivered immediately, and an event without subscribers is not retried', async () => {
  const results = [executeThrowing([notFound('message')]), executeThrowing([unavailable('The database')], () => false)];
  for (const result of await Promise.all(results)) expect(result.errors).toHaveLength(1);
});
