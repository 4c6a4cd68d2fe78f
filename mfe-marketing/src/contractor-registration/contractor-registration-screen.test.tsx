import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPendingInvitation, savePendingInvitation } from 'kit/pending-invitation';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { CompleteContractorRegistrationDocument } from '#gql/graphql.ts';
import { ContractorRegistrationScreen } from './contractor-registration-screen.tsx';

const invitation = { code: 'ABCD-EFGH', email: people.client.email, role: 'developer' };

/** The shell opens the screen to signed-in people only. */
function Gate() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  if (!viewer) return null;
  return (
    <>
      <p data-testid="who">{`${viewer.role} at ${pathname}`}</p>
      <ContractorRegistrationScreen />
    </>
  );
}

async function open(answers: Parameters<typeof mockNetwork>[0] = {}, storedInvitation = invitation) {
  savePendingInvitation(storedInvitation);
  const { sent } = mockNetwork({ Viewer: viewerReply(people.client), ...answers });
  renderInPage(<Gate />, { path: '/contractor-registration' });
  await screen.findByLabelText('Tag name');
  return { sent };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));
const field = (label: string) => screen.getByLabelText(label);

async function fillIn() {
  await userEvent.type(field('Tag name'), 'carla');
  await userEvent.selectOptions(field('Experience level'), 'Senior (5-10 years)');
  await userEvent.type(field('Technologies'), 'TypeScript and PostgreSQL');
}

test('the invitation is shown, and known names are prefilled', async () => {
  await open();
  expect(screen.getByText('carla@example.test')).toBeInTheDocument();
  expect(screen.getByText('Developer')).toBeInTheDocument();
  expect(field('First name')).toHaveValue('Carla');
  expect(field('Last name')).toHaveValue('Reyes');
  expect(within(field('Experience level')).getAllByRole('option').slice(1)).toHaveLength(4);
});

test('an empty form says what is missing', async () => {
  await open();
  await userEvent.clear(field('First name'));
  await userEvent.clear(field('Last name'));
  await submit();
  expect(field('First name')).toHaveAccessibleDescription('First name must be at least 2 characters');
  expect(field('Last name')).toHaveAccessibleDescription('Last name must be at least 2 characters');
  expect(field('Tag name')).toHaveAccessibleDescription('Tag name must be at least 2 characters');
  expect(field('Experience level')).toHaveAccessibleDescription('Please select your experience level');
  expect(field('Technologies')).toHaveAccessibleDescription(
    "Please describe the technologies you've worked with (minimum 10 characters)",
  );
  expect(field('First name')).toHaveFocus();
});

test('a tag name of more than 20 characters is too long', async () => {
  await open();
  await userEvent.type(field('Tag name'), 'x'.repeat(21));
  await userEvent.tab();
  expect(field('Tag name')).toHaveAccessibleDescription('Tag name must be less than 20 characters');
});

test('the first invalid field gets the focus, even if it is a select or a textarea', async () => {
  await open();
  await userEvent.type(field('Tag name'), 'carla');
  await submit();
  expect(field('Experience level')).toHaveFocus();
  await userEvent.selectOptions(field('Experience level'), 'Junior (0-2 years)');
  await submit();
  expect(field('Technologies')).toHaveFocus();
});

test('a successful registration shows a toast, forgets the invitation and opens the hub', async () => {
  const { sent } = await open({
    CompleteContractorRegistration: replyTo(CompleteContractorRegistrationDocument, {
      completeContractorRegistration: people.developer,
    }),
  });
  await fillIn();
  await submit();
  expect(await screen.findByText('contractor at /contractor')).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByText('Registration Complete!')).toBeInTheDocument();
  expect(readPendingInvitation()).toBeNull();
  expect(sent.at(-1)?.variables).toEqual({
    input: {
      firstName: 'Carla',
      lastName: 'Reyes',
      tagName: 'carla',
      experienceLevel: 'senior',
      technologies: 'TypeScript and PostgreSQL',
      invitationCode: 'ABCD-EFGH',
    },
  });
});

test('a double click submits once', async () => {
  const { sent } = await open({ CompleteContractorRegistration: () => new Promise(() => undefined) });
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Complete Registration' }));
  expect(screen.getByRole('button', { name: 'Completing Registration…' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'CompleteContractorRegistration')).toHaveLength(1);
});

test("a failed registration shows the server's message and keeps the invitation", async () => {
  const message = 'This invitation is invalid or has expired';
  await open({ CompleteContractorRegistration: errorReply('INVITATION_INVALID', message) });
  await fillIn();
  await submit();
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('Registration Failed')).toBeInTheDocument();
  expect(within(alert).getByText(message)).toBeInTheDocument();
  expect(readPendingInvitation()).toEqual(invitation);
  expect(field('Technologies')).toHaveValue('TypeScript and PostgreSQL');
});

test('a taken tag name is marked at its field until it changes', async () => {
  const message = 'This tag name is taken. Please choose another';
  await open({ CompleteContractorRegistration: errorReply('CONFLICT', message, { tagName: message }) });
  await fillIn();
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field('Tag name')).toHaveFocus();
  await userEvent.type(field('Technologies'), ' and Redis');
  expect(field('Tag name')).toHaveAccessibleDescription(message);
  await userEvent.type(field('Tag name'), '2');
  expect(field('Tag name')).not.toBeInvalid();
});

test('a person signed in with another email is warned before filling in the form', async () => {
  await open({}, { ...invitation, email: 'dan@example.test' });
  expect(
    screen.getByText(/This invitation is for dan@example.test, but you're signed in as carla@example.test/),
  ).toBeInTheDocument();
});

test('Not now discards the invitation and goes home', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByTestId('who')).toHaveTextContent('client at /');
  expect(readPendingInvitation()).toBeNull();
});
