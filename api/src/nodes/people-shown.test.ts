import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import pg from 'pg';
import { v7 } from 'uuid';
import { listPersonFields } from '#nodes/people-shown';
import { createSchema } from '#schema';
import { startTestApp, type TestApp } from '#test/app';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';
import { samplePhotos } from '#test/sample-photos';
import { signInAs } from '#test/sign-in-as';
import { type Permission, putFile } from '#test/uploads';

const schema = createSchema();

/** Fields that are a person of something that is no node, with who sees that person otherwise. */
const ofNoNode: Record<string, string> = {
  'Mutation.completeContractorRegistration': 'the viewer',
  'Mutation.deleteProfilePhoto': 'the viewer',
  'Mutation.setProfilePhoto': 'the viewer',
  'Mutation.updateContractorProfile': 'the viewer',
  'Mutation.updateProfile': 'the viewer',
  'Query.me': 'the viewer',
  'RegisterPayload.user': 'the viewer',
  'SignInPayload.user': 'the viewer',
  'Mutation.changeUserRole': 'administrators',
  'Mutation.deactivateUser': 'administrators',
  'Mutation.endUserSessions': 'administrators',
  'Mutation.reactivateUser': 'administrators',
  'Query.auditActors': 'administrators',
  'RemoteOverride.user': 'administrators',
  'Subscription.userChanged': 'administrators',
  'UserEdge.node': 'administrators',
  'LeadOwnerEdge.node': 'sales sees everyone who can own a lead',
  'TicketAssigneeEdge.node': 'names to choose from, without photos',
  'SalesClient.user': 'sales sees every client',
  'TeamMember.user': 'project managers see every contractor',
};

test('every field that shows a person decides who may see their photo, or has a reason why not', () => {
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'User')
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  const known = listPersonFields(schema).map(({ type, name }) => `${type}.${name}`);
  expect(found.toSorted()).toEqual([...known, ...Object.keys(ofNoNode)].toSorted());
});

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const people: Record<string, TestUser> = {};
const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
beforeEach(async () => {
  Object.assign(people, {
    client: await app.make.user(),
    developer: await contractor('developer'),
    tester: await contractor('tester'),
    pm: await contractor('project_manager'),
    stranger: await contractor('developer'),
    otherClient: await app.make.user(),
    sales: await contractor('sales'),
    analyst: await app.make.user({ role: 'product_analyst' }),
    admin: await app.make.user({ role: 'admin' }),
  });
});
const get = (name: string) => people[name] as TestUser;

/** Sets a photo for a person. Returns its URL. */
async function setPhoto(person: TestUser): Promise<string> {
  const client = await signInAs(app, person);
  const { data } = await client.graphql<{ upload: Permission }>(
    'mutation { upload: startProfilePhotoUpload(input: { fileName: "photo.png" }) { uploadURL fileUrl } }',
  );
  await putFile(data.upload, samplePhotos.png);
  const { fileUrl } = data.upload;
  const set = 'mutation ($fileUrl: URIReference!) { setProfilePhoto(input: { fileUrl: $fileUrl }) { id } }';
  expect((await client.graphql(set, { fileUrl })).errors).toBeUndefined();
  return fileUrl;
}

/** The people who can download a file; others get 404, as if there was none. */
async function listViewers(url: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(people).map(async ([name, person]) => {
      const { status } = await (await signInAs(app, person)).send('GET', url);
      expect([200, 404]).toContain(status);
      return status === 200 ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

test('the photo of a contractor is for those who see them: themselves, their projects, project managers and administrators', async () => {
  const url = await setPhoto(get('developer'));
  expect(await listViewers(url)).toEqual(['admin', 'developer', 'pm']);
  const project = await app.make.project({ client: get('client'), developer: get('developer'), tester: get('tester') });
  expect(await listViewers(url)).toEqual(['admin', 'client', 'developer', 'pm', 'tester']);
  expect((await app.client.send('GET', url)).status).toBe(401);
  await database.query('update projects set developer_id = null where id = $1', [project.id]);
  expect(await listViewers(url)).toEqual(['admin', 'developer', 'pm']);
});

test('the photo of a client is for their team, sales and administrators', async () => {
  const url = await setPhoto(get('client'));
  expect(await listViewers(url)).toEqual(['admin', 'client', 'sales']);
  await app.make.project({ client: get('client'), developer: get('developer') });
  expect(await listViewers(url)).toEqual(['admin', 'client', 'developer', 'sales']);
});

test('a person who wrote in a ticket is seen by its readers, and a note of the team by the team alone', async () => {
  const [url, noteUrl] = [await setPhoto(get('tester')), await setPhoto(get('stranger'))];
  const project = await app.make.project({ client: get('client'), developer: get('developer') });
  const ticket = await app.make.ticket({ client: get('client'), project });
  const part = { ticket_id: ticket.id, content: 'Hello' };
  await app.make.insert('ticket_messages', { id: v7(), author_id: get('tester').id, from_team: true, ...part });
  await app.make.insert('ticket_notes', { id: v7(), author_id: get('stranger').id, ...part });
  expect(await listViewers(url)).toEqual(['admin', 'client', 'developer', 'pm', 'tester']);
  expect(await listViewers(noteUrl)).toEqual(['admin', 'developer', 'pm', 'stranger']);
});

test('the photo of a deactivated account is deleted after 30 days', async () => {
  const [gone, recent] = [get('developer'), get('tester')];
  const [goneUrl, recentUrl] = [await setPhoto(gone), await setPhoto(recent)];
  const deactivate = 'update users set deactivated_at = now() - $2::interval where id = $1';
  await database.query(deactivate, [gone.id, '31 days']);
  await database.query(deactivate, [recent.id, '29 days']);
  await database.query("select graphile_worker.add_job('pruneProfilePhotos')");
  const listPhotos = async () =>
    (
      await database.query<{ id: string; url: string | null; photo: string | null }>(
        `select u.id, profile_image_url as url, p.id as photo from users u left join profile_photos p on p.user_id = u.id
          where u.id = any($1) order by u.id`,
        [[gone.id, recent.id]],
      )
    ).rows;
  await eventually(async () =>
    expect(await listPhotos()).toEqual([
      { id: gone.id, url: null, photo: null },
      { id: recent.id, url: recentUrl, photo: expect.any(String) },
    ]),
  );
  const admin = await signInAs(app, get('admin'));
  expect((await admin.send('GET', goneUrl)).status).toBe(404);
  expect((await admin.send('GET', recentUrl)).status).toBe(200);
});
