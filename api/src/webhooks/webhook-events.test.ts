import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { WebhookEventType } from 'rules/webhooks';
import { exampleBodies } from '#rest/examples';
import { eventually } from '#test/eventually';
import { signInAs } from '#test/sign-in-as';
import type { ReceivedWebhook } from '#test/webhook-receiver';
import { startWebhookWorld, verifyWebhook } from '#test/webhooks';

let world: Awaited<ReturnType<typeof startWebhookWorld>>;
beforeAll(async () => void (world = await startWebhookWorld()));
beforeEach(() => world.reset());
afterAll(() => world.stop());

/** Null for a message of another receiver: one that was deleted may still get what was on its way. */
const verify = (secret: string, message: ReceivedWebhook) => {
  try {
    return verifyWebhook(secret, message);
  } catch {
    return null;
  }
};
const expectMessage = async (secret: string, type: WebhookEventType, data: object) => {
  await eventually(async () => {
    const messages = world.receiver.received.map((each) => verify(secret, each));
    expect(messages).toContainEqual(expect.objectContaining({ type, data: expect.objectContaining(data) }));
  });
};

test('enquiry.created and lead.changed', async () => {
  const { secret } = await world.subscribe(['enquiry.created', 'lead.changed']);
  const { body } = await world.app.client.send<{ id: string }>(
    'POST',
    '/api/contact/submit',
    exampleBodies.submitEnquiry ?? {},
  );
  await expectMessage(secret, 'enquiry.created', { id: body.id, leadId: expect.any(String) });
  await expectMessage(secret, 'lead.changed', { enquiryId: body.id, status: 'new' });
});

test('lead.changed and project.changed when a lead is won in the pipeline', async () => {
  const { secret } = await world.subscribe(['lead.changed', 'project.changed']);
  const { data } = await world.createLead();
  const { id } = data.createLead;
  // With another change, it can't be undone, and its message doesn't wait.
  const propose = 'mutation ($id: ID!) { updateLead(id: $id, input: { status: proposal, notes: "Sent" }) { id } }';
  await world.admin.graphql(propose, { id });
  await expectMessage(secret, 'lead.changed', { id, status: 'proposal' });
  const move =
    'mutation ($id: ID!) { movePipelineDeal(id: $id, input: { isLead: true, from: requirements, to: development }) { phase } }';
  expect((await world.admin.graphql(move, { id })).errors).toBeUndefined();
  await expectMessage(secret, 'lead.changed', { id, status: 'won' });
  await expectMessage(secret, 'project.changed', { title: 'Project for Ada Ltd', status: 'in_progress' });
});

test('project.changed when a project starts, changes, gets another team or a rating', async () => {
  const { secret } = await world.subscribe(['project.changed']);
  const client = await world.app.make.user();
  const person = await signInAs(world.app, client);
  const create = 'mutation { createProject(input: { title: "A", description: "B", tier: small }) { id } }';
  const { id } = (await person.graphql<{ createProject: { id: string } }>(create)).data.createProject;
  await expectMessage(secret, 'project.changed', { id, status: 'pending', clientId: client.id });
  const change = 'mutation ($id: ID!) { updateProject(id: $id, input: { status: completed, progress: 100 }) { id } }';
  await world.admin.graphql(change, { id });
  await expectMessage(secret, 'project.changed', { id, status: 'completed', progress: 100 });
  const developer = await world.app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const assign = `mutation ($id: ID!, $to: ID!) { changeProjectTeam(id: $id, input: { developerId: $to }) { id } }`;
  await world.admin.graphql(assign, { id, to: developer.id });
  await expectMessage(secret, 'project.changed', { id, developerId: developer.id });
  await person.graphql('mutation ($id: ID!) { rateProject(id: $id, rating: 5) { id } }', { id });
  await expectMessage(secret, 'project.changed', { id, rating: 5 });
});

test('ticket.opened, ticket.answered and ticket.reopened; nothing of an internal note', async () => {
  const { secret } = await world.subscribe(['ticket.opened', 'ticket.answered', 'ticket.reopened']);
  const user = await world.app.make.user();
  const client = await signInAs(world.app, user);
  const open = 'mutation { openTicket(input: { title: "It is broken", description: "All of it" }) { id } }';
  const { id } = (await client.graphql<{ openTicket: { id: string } }>(open)).data.openTicket;
  await expectMessage(secret, 'ticket.opened', { id, title: 'It is broken', clientId: user.id });
  await world.admin.graphql('mutation ($id: ID!) { replyToTicket(id: $id, input: { content: "On it" }) { id } }', {
    id,
  });
  await expectMessage(secret, 'ticket.answered', { id, fromTeam: true, status: 'in_progress' });
  await world.admin.graphql('mutation ($id: ID!) { addTicketNote(id: $id, input: { content: "Off it" }) { id } }', {
    id,
  });
  await world.admin.graphql('mutation ($id: ID!) { resolveTicket(id: $id) { id } }', { id });
  await client.graphql('mutation ($id: ID!) { reopenTicket(id: $id) { id } }', { id });
  await expectMessage(secret, 'ticket.reopened', { id, status: 'open', clientId: user.id });
  expect(JSON.stringify(world.receiver.received)).not.toContain('Off it');
  expect(JSON.stringify(world.receiver.received)).not.toContain('On it');
});
