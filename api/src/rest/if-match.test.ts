import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routes } from '#rest/routes';
import { createShapeValidator } from '#test/shape-validator';
import type { TestClient } from '#test/client';
import { createWorld, type World } from '#test/world';
import { createSampleArguments } from '#test/sample-arguments';

interface Thing {
  id: string;
  updatedAt: string;
}

let world: World;
let shapes: Awaited<ReturnType<typeof createShapeValidator>>;
beforeAll(async () => {
  world = await createWorld();
  shapes = await createShapeValidator(world.app.client);
});
afterAll(() => world.app.stop());

const changes = routes.filter(({ method }) => method === 'put' || method === 'delete');

/** A thing that a row changes, as its owner reads it. */
async function prepare({ operation, path }: (typeof routes)[number]) {
  const { id, input } = createSampleArguments(await world.own(operation))[operation] ?? {};
  const client = world.clients[path.includes('conversations') ? 'developer' : 'admin'] as TestClient;
  const read = async () => {
    const list = await client.list<Thing>(path.replace('/:id', ''));
    return list.find((thing) => String(thing.id) === String(id));
  };
  return { address: path.replace(':id', String(id)), input, client, read };
}

test.each(changes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s changes only the version that If-Match names',
  async (_name, route) => {
    const { address, input, client, read } = await prepare(route);
    const method = route.method.toUpperCase();
    const send = (ifMatch: string) => client.send<Thing>(method, address, input, { 'if-match': ifMatch });
    const before = await read();
    const version = before?.updatedAt ?? '';
    const older = new Date(Date.parse(version) - 1).toISOString();
    for (const tag of [
      `"${older}"`,
      `W/"${version}"`,
      version,
      '"abc"',
      '"+275760-09-13T00:00:00Z"',
      `"${version}", "${older}"`,
    ]) {
      const reply = await send(tag);
      expect(reply).toMatchObject({ status: 412, body: { code: 'CHANGED_MEANWHILE' } });
      expect(shapes.findResponseErrors(method, route.path, 412, reply.body)).toEqual([]);
    }
    expect(await read()).toEqual(before);
    expect(await send(`"${version}"`)).toMatchObject({ status: route.status });
    expect((await read())?.updatedAt).not.toBe(version);
    // It is gone, or the next version by now.
    expect(await send(`"${version}"`)).toMatchObject({ status: route.method === 'put' ? 412 : 404 });
    if (route.method === 'put') expect(await send('*')).toMatchObject({ status: route.status });
  },
);

test.each(changes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  'of several simultaneous %s with one version, the first wins',
  async (_name, route) => {
    const { address, input, client, read } = await prepare(route);
    const version = (await read())?.updatedAt ?? '';
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.send(route.method.toUpperCase(), address, input, { 'if-match': `"${version}"` }),
      ),
    );
    const statuses = replies.map(({ status }) => status).toSorted();
    const lost = route.method === 'put' ? 412 : 404;
    expect(statuses).toEqual([route.status, lost, lost, lost, lost, lost]);
  },
);
