import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { EmailSettingsDocument, UpdateEmailSettingsDocument } from '#account/gql/graphql.ts';
import { EmailsSection } from './emails-section.tsx';

function show(
  update = replyTo(UpdateEmailSettingsDocument, { updateEmailSettings: { taskAssigned: false, nextStepDue: true } }),
  viewer: keyof typeof people = 'developer',
) {
  const network = mockNetwork({
    Viewer: viewerReply(people[viewer]),
    EmailSettings: replyTo(EmailSettingsDocument, { emailSettings: { taskAssigned: true, nextStepDue: true } }),
    UpdateEmailSettings: update,
  });
  renderInPage(
    <SignedIn>
      <EmailsSection audiences={people[viewer].audiences} />
    </SignedIn>,
  );
  return network;
}
const findSwitch = () => screen.findByRole('checkbox', { name: 'When a task is assigned to me' });

test('a contractor turns emails about tasks off', async () => {
  const { sent } = show();
  await userEvent.click(await findSwitch());
  expect(await screen.findByText('Email settings saved')).toBeInTheDocument();
  expect(await findSwitch()).not.toBeChecked();
  expect(sent.at(-1)).toMatchObject({ variables: { input: { taskAssigned: false } } });
});

test('only who can own leads chooses about emails on next steps', async () => {
  const update = replyTo(UpdateEmailSettingsDocument, {
    updateEmailSettings: { taskAssigned: true, nextStepDue: false },
  });
  const { sent } = show(update, 'sales');
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'On the day that the next step of one of my leads is due' }),
  );
  expect(await screen.findByText('Email settings saved')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ variables: { input: { nextStepDue: false } } });
});

test('a contractor without leads gets no choice about next steps', async () => {
  show();
  await findSwitch();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('a setting that failed to save goes back to what it was', async () => {
  show(errorReply('UNAVAILABLE', 'Try again'));
  await userEvent.click(await findSwitch());
  expect(await screen.findByText("Couldn't save your email settings")).toBeInTheDocument();
  await waitFor(async () => expect(await findSwitch()).toBeChecked());
});
