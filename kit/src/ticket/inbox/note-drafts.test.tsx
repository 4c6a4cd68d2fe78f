import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { mockWebSocket } from '../../../test/live.ts';
import { errorReply, mockNetwork, type MockResponse, replyTo } from '../../../test/network.ts';
import { people, viewerReply } from '../../../test/people.ts';
import { renderInPage, SignedIn } from '../../../test/render.tsx';
import { inboxAnswers, threadReply, ticket, workReply } from '../../../test/tickets.ts';
import { CannedAnswersDocument } from '../gql/graphql.ts';
import { TicketInbox } from './ticket-inbox.tsx';

const login = ticket({ id: 't1', title: 'Login fails' });

/** The inbox with one ticket, which is open. */
function show(answers: Parameters<typeof mockNetwork>[0] = {}) {
  mockWebSocket();
  const { sent } = mockNetwork({
    Viewer: viewerReply(people.support),
    ...inboxAnswers([login]),
    TicketThread: threadReply(login),
    TicketWork: workReply(login),
    CannedAnswers: replyTo(CannedAnswersDocument, { cannedAnswers: [] }),
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <TicketInbox getProjectUrl={(id) => `/projects/${id}`} />
      </KitApollo>
    </SignedIn>,
    { path: '/inbox?ticket=t1' },
  );
  return { sent };
}

const thread = async () => within(await screen.findByRole('region', { name: 'Ticket' }));

afterEach(() => sessionStorage.clear());

test('an unfinished note is still a note after another look at the list, and Enter in the message sends nothing of it', async () => {
  const { sent } = show();
  const opened = await thread();
  await userEvent.type(await opened.findByRole('textbox', { name: 'Message' }), 'Dear Carla');
  await userEvent.click(opened.getByRole('radio', { name: 'Internal note' }));
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'They never pay');
  await userEvent.click(opened.getByRole('link', { name: 'All tickets' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Login fails' }));
  const again = await thread();
  const box = await again.findByRole('textbox', { name: 'Message' });
  expect(box).toHaveValue('Dear Carla');
  await userEvent.clear(box);
  await userEvent.type(box, '{Enter}');
  expect(sent.map(({ operation }) => operation)).not.toContain('ReplyToTicket');
  await userEvent.click(again.getByRole('radio', { name: 'Internal note' }));
  expect(again.getByRole('textbox', { name: 'Note' })).toHaveValue('They never pay');
});

test('a refused note returns to the notes, not to the message that is written meanwhile', async () => {
  const { promise: refused, resolve: release } = Promise.withResolvers<MockResponse>();
  show({ AddTicketNote: () => refused });
  const opened = await thread();
  await userEvent.click(await opened.findByRole('radio', { name: 'Internal note' }));
  await userEvent.type(opened.getByRole('textbox', { name: 'Note' }), 'They never pay{Enter}');
  await userEvent.click(opened.getByRole('radio', { name: 'Reply to client' }));
  await userEvent.type(opened.getByRole('textbox', { name: 'Message' }), 'Dear Carla');
  release(errorReply('UNAVAILABLE', 'Away'));
  expect(await screen.findByText("Couldn't add the note")).toBeInTheDocument();
  expect(opened.getByRole('textbox', { name: 'Message' })).toHaveValue('Dear Carla');
  await userEvent.click(opened.getByRole('radio', { name: 'Internal note' }));
  await waitFor(() => expect(opened.getByRole('textbox', { name: 'Note' })).toHaveValue('They never pay'));
});
