import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { createSchema } from '#schema';
import { startTestApp, type TestApp } from '#test/app';
import { createVisitorEmail } from '#test/enquiries';
import { getOperations } from '#test/operations';
import { waitForAllMails } from '#test/outbox';
import { createSampleArguments } from '#test/sample-arguments';
import type { Things } from '#test/world';

const marker = 'Buy at evil.example';
const mutations = getOperations(createSchema()).filter(
  ({ kind, audiences }) => kind === 'mutation' && audiences.includes('anyone'),
);
/** None of these takes an id. */
const samples = createSampleArguments({} as Things);

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The paths of all text arguments, such as input.name. */
function textsIn(values: Values, above: string[] = []): string[][] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (isObject(value)) return textsIn(value, [...above, name]);
    return typeof value === 'string' ? [[...above, name]] : [];
  });
}
function withValue(values: Values, [name = '', ...rest]: string[], value: unknown): Values {
  const inner = values[name];
  return { ...values, [name]: rest.length > 0 && isObject(inner) ? withValue(inner, rest, value) : value };
}

const cases = mutations.flatMap(({ name, document }) =>
  textsIn({ ...samples[name] })
    .filter((place) => place.at(-1) !== 'email')
    .map((place) => ({ name, document, place, where: `${name}, ${place.join('.')}` })),
);

let app: TestApp;
let free: string[];
beforeAll(async () => {
  app = await startTestApp();
  const { data } = await app.client.graphql<{ callSlots: Array<{ startsAt: string }> }>('{ callSlots { startsAt } }');
  free = data.callSlots.map(({ startsAt }) => startsAt);
});
afterAll(() => app.stop());

/** Valid arguments for the operation, with a new email and a free time slot. */
function argumentsFor(name: string, email: string): Values {
  let values: Values = { ...samples[name] };
  for (const place of textsIn(values)) {
    if (place.at(-1) === 'email') values = withValue(values, place, email);
    if (place.at(-1) === 'startsAt') values = withValue(values, place, free.pop());
  }
  return values;
}

const everyMail = async () => {
  const folder = path.join(app.dataDir, 'outbox');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))));
};

test('every operation that anyone may call and that sends mail is covered', () => {
  expect(cases.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['submitEnquiry, input.name', 'submitEnquiry, input.outcome', 'bookCall, input.name']),
  );
});

test('text entered while signed out is never mailed to the address that was entered', async () => {
  const emails: string[] = [];
  for (const { name, document, place } of cases) {
    const email = createVisitorEmail();
    emails.push(email);
    await app.client.graphql(document, withValue(argumentsFor(name, email), place, marker));
  }
  const confirmations = await Promise.all(emails.map((email) => waitForAllMails(app, email)));
  expect(confirmations.flat().length).toBeGreaterThanOrEqual(3);
  const mails = await everyMail();
  const texts = ({ attachments, ...mail }: (typeof mails)[number]) =>
    JSON.stringify([mail, attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))]);
  const withMarker = mails.filter((mail) => texts(mail).includes('evil.example'));
  expect(withMarker.length).toBeGreaterThan(0);
  expect(new Set(withMarker.flatMap(({ to }) => to?.map(({ address }) => address)))).toEqual(
    new Set(['founder@test.test']),
  );
});
