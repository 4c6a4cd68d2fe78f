import { live } from './live.ts';
import { createNewcomer } from './newcomers.ts';
import { signIn } from './people.ts';
import { runUnregisteredOperation } from './run-unregistered-operation.ts';
import { expect, test } from './test.ts';
import { openTicket } from './tickets.ts';

const reply = 'mutation ($id: ID!, $content: String!) { replyToTicket(id: $id, input: { content: $content }) { id } }';

test('a message sent between the query and the subscription appears once the subscription starts', async ({
  page,
  admin,
  playwright,
  baseURL,
  product,
}) => {
  const support = await playwright.request.newContext({ baseURL });
  await Promise.all([createNewcomer(admin, page), signIn(support, 'support')]);
  const id = await openTicket(product, page.request, {
    title: 'Is anyone there?',
    description: 'I ask for a friend.',
  });
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.routeWebSocket('**/graphql', async (socket) => {
    await held;
    socket.connectToServer();
  });
  await page.goto(`/client/support/${id}`);
  await page.getByText('I ask for a friend.').waitFor();

  await expect(await runUnregisteredOperation(product, support, reply, { id, content: 'Yes, we are.' })).toBeOK();
  await expect(page.getByText('Yes, we are.')).not.toBeAttached();
  letThrough();
  await expect(page.getByRole('log')).toContainText('Yes, we are.', live());
  // Dependent fields are updated too: the team's first reply sets a ticket to in progress.
  await expect(page.getByText('In progress')).toBeVisible();
  await support.dispose();
});
