import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';
import type { TestUser } from '#test/factories';
import { subscribeTo, createSocket } from '#test/socket';

const changed =
  'subscription { clientStoreChanged { id name status viewerCanAccept acceptedBy { id } contactedBy { id } } }';
const accept = 'mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { id } }';
const contact = 'mutation ($id: ID!) { contactClientStoreRequest(id: $id, message: "Hello") { id } }';
const decline = 'mutation ($id: ID!) { declineClientStoreRequest(id: $id) { id } }';
let app: TestApp;
let developer: TestUser, tester: TestUser, admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [developer, tester, admin] = await Promise.all([
    app.make.user({ role: 'contractor', contractorRole: 'developer' }),
    app.make.user({ role: 'contractor', contractorRole: 'tester' }),
    app.make.user({ role: 'admin' }),
  ]);
});
afterAll(() => app.stop());

const listen = (client: TestClient) =>
  subscribeTo<{ clientStoreChanged: { id: string; acceptedBy: unknown } }>(client, changed);

test('contractors and administrators receive new requests, answers and claims', async () => {
  const [asTester, asAdmin, asDeveloper] = await Promise.all(
    [tester, admin, developer].map((user) => signInAs(app, user)),
  );
  const followers = await Promise.all([listen(asTester!), listen(asAdmin!)]);
  const heard = async () => {
    const results = await Promise.all(followers.map(({ next }) => next()));
    const [one, two] = results.map(({ value }) => value?.data?.clientStoreChanged);
    expect(one?.id).toBe(two?.id);
    return one;
  };
  await submitEnquiry(app, createVisitorEmail());
  const made = await heard();
  expect(made).toMatchObject({ name: 'Ada Lovelace', status: 'new', viewerCanAccept: true });
  await asDeveloper!.graphql(contact, made);
  expect(await heard()).toMatchObject({ id: made?.id, status: 'contacted', contactedBy: { id: developer.id } });
  await asDeveloper!.graphql(accept, made);
  expect(await heard()).toMatchObject({ status: 'accepted', viewerCanAccept: false, acceptedBy: { id: developer.id } });
  const other = await app.make.clientStoreRequest();
  await asAdmin!.graphql(decline, other);
  expect(await heard()).toMatchObject({ id: other.id, status: 'declined' });
  await Promise.all(followers.map(({ socket }) => socket.dispose()));
});

test('clients, and staff outside the hub, cannot subscribe', async () => {
  const strangers = [await app.make.user(), await app.make.user({ role: 'product_analyst' })];
  for (const stranger of strangers) {
    const socket = createSocket(await signInAs(app, stranger));
    const { value } = await socket
      .iterate({ query: changed })
      .next()
      .catch((errors: unknown) => ({ value: { errors } }));
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    await socket.dispose();
  }
});

test('a rejected change is not published', async () => {
  const asDeveloper = await signInAs(app, developer);
  const [gone, next] = [await app.make.clientStoreRequest({ status: 'declined' }), await app.make.clientStoreRequest()];
  const follower = await listen(await signInAs(app, tester));
  await asDeveloper.graphql(accept, gone);
  await asDeveloper.graphql(accept, next);
  expect((await follower.next()).value).toMatchObject({ data: { clientStoreChanged: { id: next.id } } });
  await follower.stop();
});
