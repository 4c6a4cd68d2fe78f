import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type DocumentNode, Kind, parse, separateOperations } from 'graphql';
import { pino } from 'pino';
import { getOperation } from '#access/get-operation';
import { openOrm } from '#db/orm';
import { planJson } from '#db/plan-json';
import { getReadEntity } from '#db/returns-read';
import { entities } from '#entities';
import { readOperations } from '#rest/router';
import { createSchema } from '#schema';

const schema = createSchema();
const orm = await openOrm({ url: 'postgres://unused@127.0.0.1:1/unused', entities, log: pino({ level: 'silent' }) });
afterAll(() => orm.close(true));

const root = path.join(import.meta.dirname, '../../..');
const packages = readdirSync(root).filter((name) => /^(kit|shell|mfe-.*)$/.test(name));
const operations = [
  ...packages.flatMap((name) =>
    operationsIn(name).map(([operation, document]) => [`${name} ${operation}`, document] as const),
  ),
  ...Object.entries(readOperations(schema)).map(([operation, document]) => [`REST ${operation}`, document] as const),
];

function operationsIn(name: string): Array<[string, DocumentNode]> {
  const folder = path.join(root, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const source = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  return source === '' ? [] : Object.entries(separateOperations(parse(source)));
}

/** Whether one of its root fields returns a read. */
const reads = (document: DocumentNode) =>
  getOperation(document)?.operation === 'query' &&
  getOperation(document)?.selectionSet.selections.some((node) => {
    const field = node.kind === Kind.FIELD ? schema.getQueryType()?.getFields()[node.name.value] : undefined;
    return field && getReadEntity(field);
  });

/** Why the database cannot build the JSON of each of these. */
const resolved = {
  'REST invitations': 'status depends on the time',
  'REST invoices': 'status depends on the day',
  'REST messages': 'metadata and usage are objects of their own',
  'REST promptTemplates': 'guardrails are JSON',
  'kit InboxCounts': 'tickets are counted',
  'mfe-admin AdminInvoice': 'status depends on the day',
  'mfe-admin AdminInvoices': 'status depends on the day',
  'mfe-admin AiDocuments': 'what can be fetched depends on a setting',
  'mfe-admin HubRoles': 'people are counted',
  'mfe-admin HubUsers': 'sessions and second factors are looked up',
  'mfe-admin PromptTemplates': 'guardrails are JSON',
  'mfe-admin RecentInvites': 'status depends on the time',
  'mfe-admin SecurityLog': 'device is parsed',
  'mfe-admin UserTokens': 'scopes are a list of choices',
  'mfe-client ClientInvoice': 'status depends on the day',
  'mfe-client ClientInvoices': 'status depends on the day',
  'mfe-contractor ChatMessages': 'viewerCanRetry and viewerCanEdit are looked up',
  'mfe-contractor CitedPassage': 'before and after are looked up',
  'mfe-contractor HubActionItems': 'action items are collected from the domains',
  'mfe-contractor OpenResource': 'courseLessons is computed',
  'mfe-marketing AccessTokens': 'scopes are a list of choices',
  'mfe-sales EnquiriesToAnswer': 'replyDueAt is computed',
  'mfe-sales LeadDetail': 'replyDueAt is computed',
  'mfe-sales ProjectWork': 'tasks are counted',
};

test('the database builds the responses of portals and REST paths that return a read, except for a few listed ones', () => {
  const all = operations.filter(([, document]) => reads(document));
  const others = all.filter(([, document]) => !planJson(schema, orm.getMetadata(), document, ''));
  expect(all.length).toBeGreaterThan(50);
  expect(others.map(([name]) => name).toSorted()).toEqual(Object.keys(resolved).toSorted());
});
