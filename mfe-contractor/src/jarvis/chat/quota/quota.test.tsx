import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { quotaReply } from '../../../testing/quota.ts';
import { showChat } from '../../../testing/show-chat.tsx';

const box = () => screen.findByLabelText('Message to Jarvis');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('the quota is hidden while plenty of questions are left', async () => {
  const { sent } = showChat({ JarvisQuota: quotaReply({ left: 11 }) });
  await box();
  await screen.findByText(/session/);
  expect(sent.map(({ operation }) => operation)).toContain('JarvisQuota');
  expect(screen.queryByText(/left this hour/)).not.toBeInTheDocument();
});

test.each([
  ['8 questions left this hour', { left: 8 }, {}],
  ['1 question left this hour', { left: 1 }, { left: 4 }],
  ['3 questions left today', { left: 8 }, { left: 3 }],
])('few questions left: %s', async (words, hour, day) => {
  showChat({ JarvisQuota: quotaReply(hour, day) });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('when the quota is used up it shows the reset time, nothing can be sent, and the draft stays', async () => {
  sessionStorage.setItem('draft:question:1:c1', JSON.stringify({ text: 'Half a thought', documents: [] }));
  const { sent } = showChat({ JarvisQuota: quotaReply({ left: 0, resetsAt: inMinutes(20) }) });
  expect(await screen.findByText("You've used all 60 questions for this hour.")).toBeInTheDocument();
  expect(
    screen.getByText(/You can ask again (at|on \w+ at) \d+:\d\d [AP]M\. Your draft is saved\./),
  ).toBeInTheDocument();
  expect(await box()).toHaveAttribute('readonly');
  await userEvent.type(await box(), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent.map(({ operation }) => operation)).not.toContain('SendMessage');
  expect(await box()).toHaveValue('Half a thought');
});

test('without a draft the notice does not mention one, and no question can be sent again', async () => {
  showChat({ JarvisQuota: quotaReply({ left: 0, resetsAt: inMinutes(20) }) });
  expect(await screen.findByText(/You can ask again (at|on \w+ at) \d+:\d\d [AP]M\.$/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('button', { name: 'Save and resend' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText("You've used all 60 questions for this hour.")).toHaveLength(2);
});

test('a question that the server rejects stays in the box, and the notice appears', async () => {
  const words = "You've used all 60 questions to Jarvis for this hour. More will be available in 20 minutes";
  const { answers } = showChat({
    SendMessage: () => {
      answers.JarvisQuota = quotaReply({ left: 0, resetsAt: inMinutes(20) });
      return errorReply('QUOTA_EXCEEDED', words);
    },
  });
  await userEvent.type(await box(), 'And tokens?{Enter}');
  expect(await screen.findByText('Limit reached')).toBeInTheDocument();
  expect(screen.queryByText(/More will be available/)).not.toBeInTheDocument();
  expect(await screen.findByText("You've used all 60 questions for this hour.")).toBeInTheDocument();
  expect(await box()).toHaveValue('And tokens?');
});

test('a new quota window enables the composer again', async () => {
  const { answers } = showChat({ JarvisQuota: quotaReply({ left: 0, resetsAt: new Date().toISOString() }) });
  const words = await screen.findByText("You've used all 60 questions for this hour.");
  answers.JarvisQuota = quotaReply();
  await waitForElementToBeRemoved(words, { timeout: 4000 });
  expect(await box()).not.toHaveAttribute('readonly');
});
