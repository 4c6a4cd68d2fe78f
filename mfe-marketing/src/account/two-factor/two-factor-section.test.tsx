import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { confirmedPassword, methodsReply, reauthenticationRequired } from 'kit/test/reauthentication';
import { renderInPage, SignedIn } from 'kit/test/render';
import {
  RemoveTotpDocument,
  StartTotpEnrolmentDocument,
  SecondFactorsDocument,
  type SecondFactorsQuery,
  ConfirmTotpEnrolmentDocument,
} from '#account/gql/graphql.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

const factors = (
  totp: boolean,
  recoveryCodesLeft = totp ? 10 : 0,
  passkeys: SecondFactorsQuery['secondFactors']['passkeys'] = [],
): MockResponse => replyTo(SecondFactorsDocument, { secondFactors: { totp, recoveryCodesLeft, passkeys } });
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = ['ACDE-FGHJ-KMNP-QRTW', 'WTRQ-PNMK-JHGF-EDCA'];
const changed = jest.fn();
beforeEach(() => changed.mockReset());

function open(first: MockResponse | (() => Promise<MockResponse>), more: Record<string, MockResponse> = {}) {
  const started = { secret, uri: `otpauth://totp/10x%20Labs:carla?secret=${secret}&issuer=10x%20Labs` };
  const net = mockNetwork({
    Viewer: viewerReply(people.client),
    SecondFactors: first,
    StartTotpEnrolment: replyTo(StartTotpEnrolmentDocument, { startTotpEnrolment: started }),
    ...more,
  });
  renderInPage(
    <SignedIn>
      <TwoFactorSection onChanged={changed} />
    </SignedIn>,
  );
  return net;
}

const app = () => within(screen.getByRole('group', { name: 'Authenticator app' }));
const code = () => screen.findByLabelText('Code from your authenticator app');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the descriptions are shown while the factors load', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByText(/Someone who learns your password still can't sign in/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Authenticator app' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing is on by default', async () => {
  open(factors(false));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(screen.queryByText('On')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Recovery codes' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('a failed load can be retried', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'The database is not available'));
  expect(await screen.findByText("Couldn't load two-factor authentication")).toBeInTheDocument();
  answers.SecondFactors = factors(false);
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
});

test('setup shows a QR code and the key to type, and can be canceled', async () => {
  open(factors(false));
  await press('Set up');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy key' })).toBeInTheDocument();
  expect(await code()).toHaveFocus();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Set up' })).toHaveFocus();
});

test('a code turns the app on, and the recovery codes are shown once', async () => {
  const reply = replyTo(ConfirmTotpEnrolmentDocument, { confirmTotpEnrolment: { recoveryCodes: codes } });
  const { sent, answers } = open(factors(false), { ConfirmTotpEnrolment: reply });
  await press('Set up');
  await code();
  answers.SecondFactors = factors(true);
  await userEvent.keyboard('123456');
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
  expect(await within(screen.getByRole('status')).findByText('Authenticator app turned on')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'ConfirmTotpEnrolment')?.variables).toEqual({
    input: { code: '123456' },
  });
  const shown = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(codes);
  expect(await app().findByText('On')).toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(1);
  await press("I've saved them");
  expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('a wrong code is marked at the field', async () => {
  const message = "This code isn't valid. Enter the latest one";
  open(factors(false), {
    ConfirmTotpEnrolment: errorReply('BAD_USER_INPUT', 'Please check the form', { code: message }),
  });
  await press('Set up');
  await code();
  await userEvent.keyboard('123456');
  await screen.findByText(message);
  expect(await code()).toHaveFocus();
});

test('a failed setup of the app shows an error', async () => {
  const message = 'You already have an authenticator app. Remove it to set up another one';
  open(factors(false), { StartTotpEnrolment: errorReply('CONFLICT', message) });
  await press('Set up');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Couldn't set up the authenticator app")).toBeInTheDocument();
  expect(within(alert).getByText(message)).toBeInTheDocument();
});

async function openRemoval(reply: MockResponse) {
  const net = open(factors(true), { RemoveTotp: reply });
  await screen.findByText('10 unused codes are left.', { exact: false });
  await userEvent.click(app().getByRole('button', { name: 'Remove' }));
  return { ...net, dialog: within(await screen.findByRole('dialog', { name: 'Remove authenticator app' })) };
}

test('removing the app needs confirmation', async () => {
  const { sent, answers, dialog } = await openRemoval(replyTo(RemoveTotpDocument, { removeTotp: { totp: false } }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  answers.SecondFactors = factors(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Authenticator app removed')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation === 'RemoveTotp')).toHaveLength(1);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('after an old sign-in, removing the app requires the password', async () => {
  let isConfirmed = false;
  const { answers, dialog } = await openRemoval(reauthenticationRequired);
  Object.assign(answers, {
    RemoveTotp: () =>
      isConfirmed ? replyTo(RemoveTotpDocument, { removeTotp: { totp: false } }) : reauthenticationRequired,
    ReauthenticationMethods: methodsReply('password'),
    ConfirmPassword: () => {
      isConfirmed = true;
      return confirmedPassword;
    },
    SecondFactors: factors(false),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'demo-password-123{Enter}');
  expect(await screen.findByText('Authenticator app removed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an error is shown, and the dialog stays open', async () => {
  const { dialog } = await openRemoval(errorReply('UNAVAILABLE', 'The database is not available'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  const alert = (await screen.findByText('Nothing has changed')).closest('[role=alert]');
  expect(alert).toHaveTextContent('The database is not available');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed).not.toHaveBeenCalled();
});
