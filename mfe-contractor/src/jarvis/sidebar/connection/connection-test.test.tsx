import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { testReply } from '../../../testing/conversations.ts';
import { showJarvis } from '../../../testing/show-hub.tsx';

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
const alert = (title: string) => screen.findByText(title).then((words) => words.closest('[role=alert]') as HTMLElement);

test('the status is unknown until tested, then ready, with the model that answered', async () => {
  const { sent } = showJarvis({ TestJarvis: testReply() });
  expect(await screen.findByText('Not tested')).toBeInTheDocument();
  await press();
  expect(await screen.findByText('Jarvis Ready')).toBeInTheDocument();
  expect(screen.getByText('AI service is working correctly')).toBeInTheDocument();
  expect(screen.getByText('Ready')).toBeInTheDocument();
  expect(screen.getByText('small-model')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'TestJarvis')?.variables).toEqual({
    input: { message: expect.stringMatching(/Jarvis/) },
  });
});

test("an error shows the server's message; the next test starts without it", async () => {
  const { answers } = showJarvis({ TestJarvis: errorReply('UNAVAILABLE', 'The model gave no answer for 15 s') });
  await press();
  expect(within(await alert('Jarvis Error')).getByText('The model gave no answer for 15 s')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  answers.TestJarvis = () => new Promise(() => undefined);
  await press();
  expect(screen.getByText('Testing…')).toBeInTheDocument();
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test.each([
  ['an answer that is not well', testReply(false)],
  ['a refusal without words', errorReply('UNAVAILABLE', '')],
  [
    'a network that is away',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s shows as an unknown error', async (_, TestJarvis) => {
  showJarvis({ TestJarvis });
  await press();
  expect(within(await alert('Jarvis Error')).getByText('Unknown error occurred')).toBeInTheDocument();
});

test('two presses run one test', async () => {
  const { sent } = showJarvis({ TestJarvis: () => new Promise(() => undefined) });
  await press();
  await press();
  expect(sent.filter(({ operation }) => operation === 'TestJarvis')).toHaveLength(1);
});
