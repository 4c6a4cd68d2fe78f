import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { EmailSettingsDocument, UpdateEmailSettingsDocument } from '#account/gql/graphql.ts';
import { EmailsSection } from './emails-section.tsx';

function show(update = replyTo(UpdateEmailSettingsDocument, { updateEmailSettings: { taskAssigned: false } })) {
  const network = mockNetwork({
    Viewer: viewerReply(people.developer),
    EmailSettings: replyTo(EmailSettingsDocument, { emailSettings: { taskAssigned: true } }),
    UpdateEmailSettings: update,
  });
  renderInPage(
    <SignedIn>
      <EmailsSection />
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

test('a setting that failed to save goes back to what it was', async () => {
  show(errorReply('UNAVAILABLE', 'Try again'));
  await userEvent.click(await findSwitch());
  expect(await screen.findByText("Couldn't save your email settings")).toBeInTheDocument();
  await waitFor(async () => expect(await findSwitch()).toBeChecked());
});
