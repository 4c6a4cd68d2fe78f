import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { RenewRecoveryCodesDocument } from '#account/gql/graphql.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const codes = ['ACDE-FGHJ-KMNP-QRTW', 'WTRQ-PNMK-JHGF-EDCA'];
const changed = jest.fn(async () => undefined);
beforeEach(() => changed.mockClear());

async function open(left: number, reply?: MockResponse) {
  const net = mockNetwork({ Viewer: viewerReply(people.client), ...(reply && { RenewRecoveryCodes: reply }) });
  renderInPage(
    <SignedIn>
      <RecoveryCodes left={left} onChanged={changed} />
    </SignedIn>,
  );
  await screen.findByRole('group', { name: 'Recovery codes' });
  return net;
}

test.each([
  [0, 'You have none left. Generate new ones.'],
  [1, '1 unused code is left.'],
  [9, '9 unused codes are left.'],
])('the number of codes left is shown: %i', async (left, words) => {
  await open(left);
  expect(screen.getByRole('group', { name: 'Recovery codes' })).toHaveTextContent(words);
});

async function renew() {
  await userEvent.click(screen.getByRole('button', { name: 'Generate new codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate new recovery codes' }));
  expect(dialog.getByText(/Your old codes stop working/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Generate new codes' }));
  return dialog;
}

test('new codes are created and passed on for display', async () => {
  const { sent } = await open(2, replyTo(RenewRecoveryCodesDocument, { renewRecoveryCodes: { recoveryCodes: codes } }));
  await renew();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed).toHaveBeenCalledWith(codes);
  expect(sent.at(-1)?.operation).toBe('RenewRecoveryCodes');
});

test('a failure shows an error, and the dialog stays open', async () => {
  await open(2, errorReply('UNAVAILABLE', 'The database is not available'));
  const dialog = await renew();
  const alert = (await screen.findByText('Nothing has changed')).closest('[role=alert]');
  expect(alert).toHaveTextContent('The database is not available');
  expect(dialog.getByRole('button', { name: 'Generate new codes' })).not.toHaveAttribute('aria-disabled');
});

test('all codes are copied at once', async () => {
  const user = userEvent.setup();
  mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(
    <SignedIn>
      <NewRecoveryCodes codes={codes} onDone={changed} />
    </SignedIn>,
  );
  await screen.findByRole('heading', { name: 'Save your recovery codes' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  expect(await screen.findByText('Copied!')).toBeInTheDocument();
});

test('codes are downloaded as a text file', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('recovery-codes.txt');
  });
  mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(
    <SignedIn>
      <NewRecoveryCodes codes={codes} onDone={changed} />
    </SignedIn>,
  );
  await screen.findByRole('heading', { name: 'Save your recovery codes' });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(files[0]?.size).toBe(`10x Labs: recovery codes\n\n${codes.join('\n')}\n`.length);
});
