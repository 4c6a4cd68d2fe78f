import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { errorReply, mockNetwork, replyTo, toConnection } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { CandidatesDocument, type CandidatesQuery } from '../gql/graphql.ts';
import { BoardScreen } from './board-screen.tsx';

type Invitation = CandidatesQuery['invitations']['edges'][number]['node'];

const toInvitation = (id: string, own: Partial<Invitation> = {}): Invitation => ({
  id,
  email: `${id}@example.test`,
  role: 'contractor',
  contractorRole: 'project_manager',
  status: 'pending',
  issuedAt: '2026-11-20T09:00:00.000Z',
  ...own,
});
const Candidates = replyTo(CandidatesDocument, {
  invitations: toConnection('Invitation', [
    toInvitation('ada'),
    toInvitation('ben', { status: 'used', contractorRole: 'tester' }),
    toInvitation('cleo', { role: 'client', contractorRole: null }),
  ]),
});

function show(answers: Parameters<typeof mockNetwork>[0]) {
  const { answers: all } = mockNetwork({ Viewer: viewerReply(people.admin), ...answers });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <BoardScreen />
      </KitApollo>
    </SignedIn>,
  );
  return all;
}

test("contractors are in the column of their invitation's status, clients in none", async () => {
  show({ Candidates });
  const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));
  expect((await column(/Invited/)).getByText('ada@example.test, project manager')).toBeInTheDocument();
  expect((await column(/Hired/)).getByText('ben@example.test, tester')).toBeInTheDocument();
  expect((await column(/Closed/)).getByText('No invitation has ended')).toBeInTheDocument();
  expect(screen.queryByText(/cleo/)).not.toBeInTheDocument();
});

test('an API error is shown with a retry button', async () => {
  const answers = show({ Candidates: errorReply('UNAVAILABLE', 'Try again in a moment') });
  await screen.findByText("Couldn't load candidates");
  answers.Candidates = Candidates;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('ada@example.test, project manager')).toBeInTheDocument();
});
