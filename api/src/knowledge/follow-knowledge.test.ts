import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { subscribeTo, createSocket } from '#test/socket';

const query = 'subscription { knowledgeChanged { id isVisible } }';
const path = '/api/knowledge-resources';

let app: TestApp;
let analyst: TestClient, developer: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [analyst, developer] = await Promise.all([
    app.make.user({ role: 'product_analyst' }).then((user) => signInAs(app, user)),
    app.make.user({ role: 'contractor', contractorRole: 'developer' }).then((user) => signInAs(app, user)),
  ]);
});
afterAll(() => app.stop());

async function listen(who: TestClient) {
  const { next, stop } = await subscribeTo<{ knowledgeChanged: { id: string; isVisible: boolean } }>(who, query);
  return { heard: async () => (await next()).value?.data?.knowledgeChanged, stop };
}

const make = async (input: object) =>
  (await analyst.send<{ id: string }>('POST', path, { hub: 'dochub', category: 'guide', title: 'A guide', ...input }))
    .body.id;

test('viewers of the hub get published, changed, unpublished and deleted resources, but no drafts', async () => {
  const [hub, keeper] = await Promise.all([listen(developer), listen(analyst)]);
  const draft = await make({ isPublished: false });
  await analyst.send('PUT', `${path}/${draft}`, { title: 'Still a draft' });
  await developer.graphql('mutation { suggestTool(input: { title: "A tool" }) { id } }');
  const shown = await make({});
  expect(await hub.heard()).toEqual({ id: shown, isVisible: true });

  await analyst.send('PUT', `${path}/${draft}`, { isPublished: true });
  expect(await hub.heard()).toEqual({ id: draft, isVisible: true });
  await analyst.send('PUT', `${path}/${draft}`, { isPublished: false });
  expect(await hub.heard()).toEqual({ id: draft, isVisible: false });
  await analyst.send('DELETE', `${path}/${draft}`);
  await analyst.send('DELETE', `${path}/${shown}`);
  expect(await hub.heard()).toEqual({ id: shown, isVisible: false });

  expect(await keeper.heard()).toMatchObject({ id: draft });
  expect(await keeper.heard()).toMatchObject({ id: draft });
  const suggested = await keeper.heard();
  expect([draft, shown]).not.toContain((suggested as { id: string }).id);
  await Promise.all([hub.stop(), keeper.stop()]);
});

test("a signed-out visitor can't subscribe", async () => {
  const socket = createSocket(app.client);
  await expect(socket.iterate({ query }).next()).rejects.toBeTruthy();
});
