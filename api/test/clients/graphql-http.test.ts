import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { startTestApp, type TestApp } from '#test/app';

/** What GraphQL over HTTP allows and we refuse: an operation in a URL, which would be in logs and histories (docs/decisions/043). */
const refused = new Map([
  ['5A70', 'MAY accept application/x-www-form-urlencoded formatted GET requests'],
  [
    'D6D5',
    'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  ],
  ['6A70', 'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json'],
]);

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const audits = serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch });

test('nothing is refused that the audits do not have', () => {
  const names = new Map(audits.map(({ id, name }) => [id, name]));
  for (const [id, name] of refused) expect(names.get(id)).toBe(name);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (id, _name, audit) => {
  const result = await audit.fn();
  const reason = 'reason' in result ? result.reason : null;
  expect({ status: result.status, reason }).toEqual(
    refused.has(id) ? { status: 'notice', reason: 'Response status code is not 200' } : { status: 'ok', reason: null },
  );
});
