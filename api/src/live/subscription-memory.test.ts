import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { eventually } from '#test/eventually';
import { openSubscriber, createSubscribeMessage } from '#test/raw-socket';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await signInAs(app, await app.make.user());
});
afterAll(() => app.stop());

/** Opens and closes 1,600 subscriptions on 20 sockets, as fast as their burst limits allow. */
async function subscribeAndUnsubscribe(): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openSubscriber(client)));
  for (let n = 0; n < 80; n += 1)
    for (const socket of sockets) {
      socket.send(createSubscribeMessage(String(n), 'subscription { activityAdded { id } }'));
      socket.send({ id: String(n), type: 'complete' });
    }
  for (const { webSocket, closed } of sockets) {
    webSocket.close();
    await closed;
  }
  await eventually(async () => {
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(text).toMatch(/^websockets_open 0$/m);
    expect(text).toMatch(/^subscriptions_open 0$/m);
  });
}

test('subscriptions that come and go leave no memory behind', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1024 / 1024;
  };
  await subscribeAndUnsubscribe(); // the first run also allocates what is needed only once
  await subscribeAndUnsubscribe();
  const before = heap();
  for (let round = 0; round < 3; round += 1) await subscribeAndUnsubscribe();
  await eventually(async () => expect(heap() - before).toBeLessThan(5));
}, 60_000);
