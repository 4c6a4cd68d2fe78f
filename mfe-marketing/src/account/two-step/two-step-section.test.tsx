import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network, refusal, type Reply } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { TwoStepSection } from './two-step-section.tsx';

const factors = (totp: boolean, recoveryCodesLeft = totp ? 10 : 0, passkeys: object[] = []): Reply => ({
  data: { secondFactors: { totp, recoveryCodesLeft, passkeys } },
});
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = ['ACDE-FGHJ-KMNP-QRTW', 'WTRQ-PNMK-JHGF-EDCA'];
const changed = jest.fn();
beforeEach(() => changed.mockReset());

function open(first: Reply | (() => Promise<Reply>), more: Record<string, Reply> = {}) {
  const started = { secret, uri: `otpauth://totp/10x%20Labs:carla?secret=${secret}&issuer=10x%20Labs` };
  const net = network({
    Viewer: { data: { me: people.client } },
    SecondFactors: first,
    StartTotpEnrolment: { data: { startTotpEnrolment: started } },
    ...more,
  });
  renderInPage(
    <SignedIn>
      <TwoStepSection onChanged={changed} />
    </SignedIn>,
  );
  return net;
}

const app = () => within(screen.getByRole('group', { name: 'Authenticator app' }));
const code = () => screen.findByLabelText('Code from your authenticator app');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('it says what it is for before the answer is there', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByText(/whoever learns your password still cannot sign in/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Authenticator app' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing is on by default', async () => {
  open(factors(false));
  expect(await screen.findByRole('button', { name: 'Set Up' })).toBeInTheDocument();
  expect(screen.queryByText('On')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Recovery codes' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('an answer that did not come can be asked for again', async () => {
  const { answers } = open(refusal('UNAVAILABLE', 'The database is not available'));
  expect(await screen.findByText('Two-step sign-in could not be loaded')).toBeInTheDocument();
  answers.SecondFactors = factors(false);
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Set Up' })).toBeInTheDocument();
});

test('setting up shows a QR code and the key to type, and one can leave it', async () => {
  open(factors(false));
  await press('Set Up');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy key' })).toBeInTheDocument();
  expect(await code()).toHaveFocus();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Set Up' })).toHaveFocus();
});

test('a code switches the app on, and the recovery codes are shown once', async () => {
  const reply = { data: { confirmTotpEnrolment: { recoveryCodes: codes } } };
  const { sent, answers } = open(factors(false), { ConfirmTotpEnrolment: reply });
  await press('Set Up');
  await code();
  answers.SecondFactors = factors(true);
  await userEvent.keyboard('123456');
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
  expect(await within(screen.getByRole('status')).findByText('Authenticator App Is On')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'ConfirmTotpEnrolment')?.variables).toEqual({
    input: { code: '123456' },
  });
  const shown = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(codes);
  expect(await app().findByText('On')).toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(1);
  await press('I Have Kept Them');
  expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('a wrong code stands at the field', async () => {
  const message = 'This code is not right. Please enter the newest one';
  open(factors(false), { ConfirmTotpEnrolment: refusal('BAD_USER_INPUT', 'Please check the form', { code: message }) });
  await press('Set Up');
  await code();
  await userEvent.keyboard('123456');
  await screen.findByText(message);
  expect(await code()).toHaveFocus();
});

test('an app that cannot be set up now is told', async () => {
  const message = 'You have an authenticator app already. Remove it to set up another one';
  open(factors(false), { StartTotpEnrolment: refusal('CONFLICT', message) });
  await press('Set Up');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('The authenticator app could not be set up')).toBeInTheDocument();
  expect(within(alert).getByText(message)).toBeInTheDocument();
});

async function openRemoval(reply: Reply) {
  const net = open(factors(true), { RemoveTotp: reply });
  await screen.findByText('10 unused codes are left.', { exact: false });
  await userEvent.click(app().getByRole('button', { name: 'Remove' }));
  return { ...net, dialog: within(await screen.findByRole('dialog', { name: 'Remove authenticator app' })) };
}

test('taking the app away asks for the password', async () => {
  const { sent, answers, dialog } = await openRemoval({ data: { removeTotp: { totp: false } } });
  await userEvent.type(dialog.getByLabelText('Your password'), 'demo-password-123');
  answers.SecondFactors = factors(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Authenticator App Removed')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set Up' })).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'RemoveTotp')?.variables).toEqual({
    input: { password: 'demo-password-123' },
  });
  expect(changed).toHaveBeenCalledTimes(1);
});

test('an account without a password gives none', async () => {
  const { sent, dialog } = await openRemoval({ data: { removeTotp: { totp: false } } });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Authenticator App Removed');
  expect(sent.find(({ operation }) => operation === 'RemoveTotp')?.variables).toEqual({ input: { password: null } });
});

test('a wrong password stands at the field, and nothing changes', async () => {
  const message = 'This is not your password';
  const { dialog } = await openRemoval(refusal('BAD_USER_INPUT', 'Please check the form', { password: message }));
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed).not.toHaveBeenCalled();
});
