import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import type { TestApp } from '#test/app';
import type { TestUser } from '#test/factories';
import { describeEachSessionStore } from '#test/session-stores';
import { inTime, createSocket } from '#test/socket';

const change =
  'mutation ($id: ID!, $input: ChangeProjectTeamInput!) { changeProjectTeam(id: $id, input: $input) { developer { id } tester { id } projectManager { id } } }';
const changed = 'subscription { supportTicketChanged { id ticket { title } } }';
const open =
  'mutation ($title: String!, $projectId: ID) { openTicket(input: { title: $title, description: "B", projectId: $projectId }) { id } }';

describeEachSessionStore((start) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));
  afterAll(() => app.stop());

  const contractor = (contractorRole: string) => app.make.user({ role: 'contractor', contractorRole });
  const changeAs = async (user: TestUser, id: string, input: object) =>
    (await signInAs(app, user)).graphql(change, { id, input });
  const openAs = async (user: TestUser, title: string, projectId?: string) => {
    const { data } = await (
      await signInAs(app, user)
    ).graphql<{ openTicket: { id: string } }>(open, { title, projectId });
    return data.openTicket.id;
  };
  /** The ticket events that a person receives after subscribing. */
  const follow = async (user: TestUser) => {
    const socket = createSocket(await signInAs(app, user));
    const events = socket.iterate<{ supportTicketChanged: unknown }>({
      query: changed,
      extensions: { following: true },
    });
    await events.next();
    const next = async () => (await inTime(events.next(), changed)).value?.data?.supportTicketChanged;
    return { next, stop: () => socket.dispose() };
  };

  test('joining a project grants its tickets at once, leaving revokes them, and no one else is notified', async () => {
    const [client, stranger, admin] = await Promise.all([
      app.make.user(),
      app.make.user(),
      app.make.user({ role: 'admin' }),
    ]);
    const [goes, stays, comes, elsewhere] = await Promise.all([
      contractor('developer'),
      contractor('tester'),
      contractor('developer'),
      contractor('developer'),
    ]);
    const project = await app.make.project({ client, developer: goes, tester: stays });
    const foreign = await app.make.project({ client: stranger, developer: elsewhere });
    const id = await openAs(client, 'Ours', project.id);
    await openAs(client, 'About no project');
    const followers = await Promise.all([goes, comes, stays, client, admin, stranger, elsewhere].map(follow));
    const [loser, winner, ...others] = followers;

    expect(await changeAs(admin, project.id, { developerId: comes.id })).toMatchObject({
      data: { changeProjectTeam: { developer: { id: comes.id }, tester: { id: stays.id } } },
    });
    expect(await loser?.next()).toEqual({ id, ticket: null });
    expect(await winner?.next()).toEqual({ id, ticket: { title: 'Ours' } });

    // The next event for everyone else is the next ticket that they may see.
    await openAs(client, 'Next', project.id);
    const foreignId = await openAs(stranger, 'Foreign', foreign.id);
    for (const [index, title] of ['Next', 'Next', 'Next', 'Foreign', 'Foreign'].entries())
      expect(await others[index]?.next()).toMatchObject({ ticket: { title } });
    expect(await winner?.next()).toMatchObject({ ticket: { title: 'Next' } });
    // The person who left receives nothing of the project: their next ticket is of another one.
    await changeAs(admin, foreign.id, { testerId: goes.id });
    expect(await loser?.next()).toEqual({ id: foreignId, ticket: { title: 'Foreign' } });
    await Promise.all(followers.map(({ stop }) => stop()));
  });

  test('someone who changes places on a project, or leaves it but still has a ticket, keeps what they see', async () => {
    const [client, admin] = await Promise.all([app.make.user(), app.make.user({ role: 'admin' })]);
    const [developer, support] = await Promise.all([contractor('developer'), contractor('support')]);
    const project = await app.make.project({ client, developer, tester: support });
    const id = await openAs(client, 'Ours', project.id);
    const [one, helper] = await Promise.all([follow(developer), follow(support)]);
    await changeAs(admin, project.id, { developerId: null, testerId: developer.id });
    // Support sees every unresolved ticket.
    expect(await helper.next()).toEqual({ id, ticket: { title: 'Ours' } });
    await openAs(client, 'Next', project.id);
    expect(await one.next()).toMatchObject({ ticket: { title: 'Next' } });
    await Promise.all([one.stop(), helper.stop()]);
  });

  test('a project manager assigns the team of a project they lead, and can hand it over', async () => {
    const [pm, next, developer] = await Promise.all([
      contractor('project_manager'),
      contractor('project_manager'),
      contractor('developer'),
    ]);
    const [project, foreign] = await Promise.all([
      app.make.project({ projectManager: pm, developer, title: 'Harbour' }),
      app.make.project({ developer: pm }),
    ]);
    expect(await changeAs(pm, project.id, { projectManagerId: next.id, developerId: null })).toMatchObject({
      data: { changeProjectTeam: { projectManager: { id: next.id }, developer: null } },
    });
    const { body } = await (await signInAs(app, next)).send<Array<{ description: string }>>('GET', '/api/activity');
    expect(body[0]?.description).toMatch(/^Harbour: developer is no one, project manager is \S+ \S+$/);
    for (const { id } of [project, foreign])
      expect((await changeAs(pm, id, { testerId: null })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await changeAs(developer, project.id, {})).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('the team of a project that someone else has changed meanwhile stays as they left it', async () => {
    const [pm, tester] = await Promise.all([contractor('project_manager'), contractor('tester')]);
    const { id } = await app.make.project({ projectManager: pm });
    const person = await signInAs(app, pm);
    const { data } = await person.graphql<{ project: { updatedAt: string; viewerCanChangeTeam: boolean } }>(
      'query ($id: ID!) { project(id: $id) { updatedAt viewerCanChangeTeam } }',
      { id },
    );
    expect(data.project.viewerCanChangeTeam).toBe(true);
    const assign = (input: object) =>
      person.graphql(
        'mutation ($id: ID!, $input: ChangeProjectTeamInput!, $ifUpdatedAt: DateTime) { changeProjectTeam(id: $id, input: $input, ifUpdatedAt: $ifUpdatedAt) { tester { id } } }',
        { id, input, ifUpdatedAt: data.project.updatedAt },
      );
    const assigned = { data: { changeProjectTeam: { tester: { id: tester.id } } } };
    expect(await assign({ testerId: tester.id })).toMatchObject(assigned);
    expect(await assign({ testerId: null })).toMatchObject({
      errors: [{ extensions: { code: 'CHANGED_MEANWHILE' } }],
    });
    expect(await changeAs(pm, id, {})).toMatchObject(assigned);
  });

  test('only a contractor with an active account can join the team', async () => {
    const admin = await app.make.user({ role: 'admin' });
    const [client, gone] = await Promise.all([app.make.user(), contractor('developer')]);
    const project = await app.make.project({});
    await (
      await signInAs(app, admin)
    ).graphql('mutation ($id: ID!) { deactivateUser(id: $id) { id } }', { id: gone.id });
    for (const { id } of [client, admin, gone])
      expect((await changeAs(admin, project.id, { testerId: id })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { testerId: 'Please select a member of the team' },
      });
  });
});
