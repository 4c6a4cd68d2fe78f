import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { ApproveReleaseDocument, DeclineReleaseDocument } from '#gql/graphql.ts';
// Loaded on demand, so import it before the tests.
import './decline-dialog.tsx';
import 'kit/dialog';
import { event, history, remote, review, reviews, show } from '../../testing/show-releases.tsx';

const panel = async () => within(await screen.findByRole('region', { name: 'Review' }));
const findRow = async () => {
  const list = await (await panel()).findByRole('list', { name: 'Versions to review' });
  return list.children[0] as HTMLElement;
};

test('a version waiting for approval shows its publisher, origin and changes', async () => {
  show({ ReleaseReviews: reviews(review()) });
  const shown = await findRow();
  expect(shown).toHaveTextContent('Public pages00000000000cWaiting for approvalNot signed');
  expect(shown).toHaveTextContent(/By Site team \(dora@agency.test\), today.* · for everyone/);
  expect(shown).toHaveTextContent(
    "Publisher's statement, not signed: commit 4f1c2ab90d37 of https://git.example/portals",
  );
  expect(shown).toHaveTextContent('Compared with 00000000000b · Scripts 12.3 kB (Brotli), +1.1 kB');
  const names = (title: string) =>
    within(within(shown).getByRole('list', { name: title }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(names('New operations')).toEqual(['query ClientBudget']);
  expect(names('Changed operations')).toEqual(['query Me']);
  expect(names('New fields')).toEqual(['Project.budget', 'User.email']);
  expect(within(shown).queryByText(/^Removed/)).not.toBeInTheDocument();
});

test('a signed version shows that, and its key', async () => {
  const signed = { signature: 'x', signingKey: 'MCow', provenanceSignature: 'y' };
  show({ ReleaseReviews: reviews(review({ release: { ...review().release, ...signed } })) });
  const shown = await findRow();
  expect(within(shown).getByText('Signed')).toBeInTheDocument();
  expect(within(shown).getByTitle('Verified with the public key MCow')).toBeInTheDocument();
  expect(shown).toHaveTextContent("Publisher's statement, signed: commit");
});

test('approves the compared revision after a confirmation', async () => {
  const { getInputs, answers } = show({ ReleaseReviews: reviews(review()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Public pages 00000000000c' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Public pages 00000000000c?' }));
  expect(dialog.getByText(/^Everyone gets it from the next page/)).toBeInTheDocument();
  Object.assign(answers, {
    ApproveRelease: replyTo(ApproveReleaseDocument, { approveRelease: remote() }),
    ReleaseReviews: reviews(),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getInputs('ApproveRelease')).toEqual([{ input: { id: 'r1', revision: 3 } }]);
  expect(await (await panel()).findByText('Nothing to review')).toBeInTheDocument();
});

test('declines with a reason', async () => {
  const { getInputs, answers } = show({ ReleaseReviews: reviews(review()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Public pages 00000000000c' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Public pages 00000000000c?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Please say why')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'It asks for budgets');
  Object.assign(answers, {
    DeclineRelease: replyTo(DeclineReleaseDocument, { declineRelease: remote() }),
    ReleaseReviews: reviews(),
    ReleaseHistory: history(event({ kind: 'approval_declined', reason: 'It asks for budgets' })),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getInputs('DeclineRelease')).toEqual([{ input: { id: 'r1', reason: 'It asks for budgets' } }]);
});

test("confirms before discarding a typed reason, and doesn't truncate it", async () => {
  show({ ReleaseReviews: reviews(review()) });
  await userEvent.click(await screen.findByRole('button', { name: /^Decline Public pages/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByLabelText('Reason');
  await userEvent.click(reason);
  await userEvent.paste('x'.repeat(3000));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please keep this to 500 characters')).toBeInTheDocument();
  expect(reason).toHaveValue('x'.repeat(3000));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep editing' }));
  expect(reason).toHaveValue('x'.repeat(3000));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("the holder of the key can't approve the version", async () => {
  show({ ReleaseReviews: reviews(review({ isOwn: true })) });
  const shown = await findRow();
  expect(shown).toHaveTextContent('You hold the release key. Another administrator has to approve this version.');
  expect(within(shown).queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  expect(within(shown).getByRole('button', { name: /^Decline/ })).toBeInTheDocument();
});

test('a rejected decision shows the server message and keeps the dialog open', async () => {
  const words = 'mfe-marketing was released in the meantime: it is at revision 4, not 3. Check it and try again';
  show({ ReleaseReviews: reviews(review()), ApproveRelease: errorReply('CONFLICT', words) });
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Public pages/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a canary and a staged version are compared too, without a decision', async () => {
  const same = { newOperations: [], changedOperations: [], newFields: [] };
  const { changes, release } = review();
  show({
    ReleaseReviews: reviews(
      review({ stage: 'canary', request: null, changes: { ...changes, ...same, scriptBytesBefore: 12_340 } }),
      review({
        stage: 'staged',
        request: null,
        release: { ...release, id: 'other' },
        changes: { ...changes, against: null, scriptBytesBefore: null },
      }),
    ),
  });
  expect(await findRow()).toHaveTextContent(/Canary.*By Night shift.*unchangedThe same requests to the API$/);
  expect((await findRow()).nextElementSibling).toHaveTextContent(/Staged.*The first version of this portal/);
  expect((await panel()).queryByRole('button')).not.toBeInTheDocument();
});

test('long lists of new fields are collapsed behind their count', async () => {
  const newFields = Array.from({ length: 40 }, (_, place) => `Project.field${place}`);
  show({ ReleaseReviews: reviews(review({ changes: { ...review().changes, newFields } })) });
  const summary = within(await findRow()).getByText('New fields (40)');
  expect(summary.closest('details')).not.toHaveAttribute('open');
});

test('a review that failed to load promises only what is true of every portal', async () => {
  show({ ReleaseReviews: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await (await panel()).findByText('Requests for approval are kept. Try again.')).toBeInTheDocument();
});
