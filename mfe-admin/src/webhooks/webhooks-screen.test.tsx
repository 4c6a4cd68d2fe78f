import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  type DeliveryRow_DeliveryFragment,
  ResendWebhookDeliveryDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookRow_WebhookFragment,
  WebhooksDocument,
} from '#gql/graphql.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';
// Loaded on demand, so import it before the tests.
import './webhook-dialog.tsx';
import 'kit/dialog';

const now = new Date().toISOString();
const webhook = (fields: Partial<Fixture<WebhookRow_WebhookFragment>> = {}): Fixture<WebhookRow_WebhookFragment> => ({
  __typename: 'Webhook',
  id: 'w1',
  name: 'Team chat',
  url: 'https://chat.example/hooks/1',
  events: ['lead.changed'],
  createdAt: now,
  failingSince: null,
  turnedOffAt: null,
  turnedOffByServer: false,
  previousSecretUntil: null,
  ...fields,
});
const delivery = (
  fields: Partial<Fixture<DeliveryRow_DeliveryFragment>> = {},
): Fixture<DeliveryRow_DeliveryFragment> => ({
  __typename: 'WebhookDelivery',
  id: 'd1',
  messageId: 'msg_1',
  eventType: 'lead.changed',
  payload: '{"id":"msg_1"}',
  status: 'delivered',
  attempts: 1,
  createdAt: now,
  attemptedAt: now,
  nextAttemptAt: null,
  responseStatus: 200,
  responseText: 'ok',
  failure: null,
  ...fields,
});
const list = (...webhooks: Fixture<WebhookRow_WebhookFragment>[]) => replyTo(WebhooksDocument, { webhooks });
const log = (...deliveries: Fixture<DeliveryRow_DeliveryFragment>[]) =>
  replyTo(WebhookDeliveriesDocument, { webhookDeliveries: toConnection('WebhookDelivery', deliveries) });

const show = (answers: Record<string, MockResponse> = {}) =>
  showScreen(<WebhooksScreen />, {
    path: '/admin/webhooks',
    answers: { Webhooks: list(webhook()), WebhookDeliveries: log(delivery()), ...answers },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  [{}, 'On'],
  [{ failingSince: now }, 'Failing'],
  [{ turnedOffAt: now }, 'Off'],
  [{ turnedOffAt: now, turnedOffByServer: true }, 'Turned off: failed for three days'],
])('the receiver %j shows: %s', async (fields, words) => {
  show({ Webhooks: list(webhook(fields)) });
  const row = await (await panel('Receivers')).findByRole('listitem');
  expect(within(row).getByText(words)).toBeInTheDocument();
  expect(row).toHaveTextContent('https://chat.example/hooks/1');
  expect(row).toHaveTextContent('Lead created or changed');
});

test('without webhooks, the screen says what they are for, and shows no log', async () => {
  show({ Webhooks: list() });
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Log' })).not.toBeInTheDocument();
});

test('lists that failed to load have a retry', async () => {
  const { answers } = show({ Webhooks: errorReply('UNAVAILABLE', 'The database is not available') });
  expect(await screen.findByText("Couldn't load the webhooks")).toBeInTheDocument();
  answers.Webhooks = list(webhook());
  answers.WebhookDeliveries = errorReply('UNAVAILABLE', 'The database is not available');
  await press('Retry');
  expect(await screen.findByText("Couldn't load the log")).toBeInTheDocument();
});

test('a webhook is created, and its secret shown once', async () => {
  const { getInputs } = show({
    CreateWebhook: replyTo(CreateWebhookDocument, {
      createWebhook: { __typename: 'WebhookWithSecret', secret: 'whsec_once', webhook: webhook({ id: 'w2' }) },
    }),
  });
  await press('Create webhook');
  const form = await dialog('Create webhook');
  await userEvent.type(form.getByLabelText('Name'), 'Automation');
  await userEvent.type(form.getByLabelText('Address'), 'nothing');
  await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(form.getByText('Please enter the https address of the receiver')).toBeInTheDocument();
  expect(form.getByText('Choose at least one event')).toBeInTheDocument();
  await userEvent.clear(form.getByLabelText('Address'));
  await userEvent.type(form.getByLabelText('Address'), 'https://hooks.example/1');
  await userEvent.click(form.getByLabelText('Enquiry sent'));
  await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await (await dialog('Secret of Automation')).findByText('whsec_once')).toBeInTheDocument();
  expect(getInputs('CreateWebhook')).toEqual([
    { input: { name: 'Automation', url: 'https://hooks.example/1', events: ['enquiry.created'] } },
  ]);
  await press('Done');
  await waitFor(() => expect(screen.queryByText('whsec_once')).not.toBeInTheDocument());
});

test('a webhook is edited, turned off, rotated and deleted', async () => {
  const { getInputs, answers } = show({
    UpdateWebhook: replyTo(UpdateWebhookDocument, { updateWebhook: webhook({ turnedOffAt: now }) }),
    RotateWebhookSecret: replyTo(RotateWebhookSecretDocument, {
      rotateWebhookSecret: { __typename: 'WebhookWithSecret', secret: 'whsec_new', webhook: webhook() },
    }),
    DeleteWebhook: replyTo(DeleteWebhookDocument, {
      deleteWebhook: { __typename: 'DeletedWebhook', webhookId: 'w1' },
    }),
  });
  await press('Edit Team chat');
  const form = await dialog('Edit Team chat');
  await userEvent.click(form.getByLabelText('Ticket opened'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Rotate secret of Team chat');
  await userEvent.click((await dialog('Rotate the secret?')).getByRole('button', { name: 'Rotate' }));
  const secret = await dialog('Secret of Team chat');
  expect(secret.getByText('whsec_new')).toBeInTheDocument();
  expect(secret.getByText(/works for another 24 hours/)).toBeInTheDocument();
  await userEvent.click(secret.getByRole('button', { name: 'Done' }));
  await press('Delete Team chat');
  answers.Webhooks = list();
  await userEvent.click((await dialog('Delete the webhook?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  const { name, url } = webhook();
  expect(getInputs('UpdateWebhook')).toEqual([
    { id: 'w1', input: { name, url, events: ['lead.changed', 'ticket.opened'], isActive: true } },
  ]);
});

test('a test is sent, and the log shows the answer', async () => {
  const { answers } = show({
    TestWebhook: replyTo(TestWebhookDocument, { testWebhook: delivery({ id: 'd2', status: 'pending', attempts: 0 }) }),
  });
  await (await panel('Log')).findByText('Delivered');
  answers.WebhookDeliveries = log(delivery({ id: 'd2', eventType: 'webhook.test' }), delivery());
  await press('Send test to Team chat');
  expect(await (await panel('Log')).findByText('webhook.test')).toBeInTheDocument();
});

test('a failed delivery says why, and is sent again by hand', async () => {
  const failed = delivery({
    status: 'failed',
    attempts: 10,
    failure: 'The receiver answered 500',
    responseStatus: 500,
    responseText: 'Out of order',
  });
  const { answers, getInputs } = show({
    WebhookDeliveries: log(failed),
    ResendWebhookDelivery: replyTo(ResendWebhookDeliveryDocument, {
      resendWebhookDelivery: { ...failed, status: 'pending' },
    }),
  });
  const row = await (await panel('Log')).findByRole('listitem');
  expect(row).toHaveTextContent(/10 attempts · The receiver answered 500/);
  await userEvent.click(within(row).getByText('Details'));
  expect(row).toHaveTextContent('500 Out of order');
  answers.WebhookDeliveries = log({ ...failed, status: 'delivered', attempts: 11, failure: null });
  await press('Resend lead.changed');
  expect(await (await panel('Log')).findByText('Delivered')).toBeInTheDocument();
  expect(getInputs('ResendWebhookDelivery')).toEqual([{ id: 'd1' }]);
});

test('with several webhooks, the log is that of the one in the address', async () => {
  const { getInputs, address } = show({ Webhooks: list(webhook(), webhook({ id: 'w2', name: 'Automation' })) });
  await userEvent.selectOptions(await screen.findByLabelText('Webhook'), 'Automation');
  await waitFor(() =>
    expect(getInputs('WebhookDeliveries')).toContainEqual({ webhookId: 'w2', first: expect.any(Number) }),
  );
  expect(address()).toBe('/admin/webhooks?webhook=w2');
});
