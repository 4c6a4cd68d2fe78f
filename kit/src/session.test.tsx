import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, signedOutReply } from '../test/network.ts';
import { people, viewerReply } from '../test/people.ts';
import { renderInPage } from '../test/render.tsx';
import { useSession } from './session.tsx';

function Who() {
  const { loading, viewer, error, clear, refresh } = useSession();
  if (loading) return <p>asking</p>;
  return (
    <>
      <p>{viewer?.firstName ?? error?.message ?? 'signed out'}</p>
      <button type="button" onClick={clear}>
        End
      </button>
      <button type="button" onClick={() => void refresh()}>
        Ask again
      </button>
    </>
  );
}

test('the page knows who is signed in after one request', async () => {
  const { sent } = mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(<Who />);
  expect(screen.getByText('asking')).toBeInTheDocument();
  expect(await screen.findByText('Carla')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('UNAUTHENTICATED means that no one is signed in, and is not an error', async () => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<Who />);
  expect(await screen.findByText('signed out')).toBeInTheDocument();
});

test('a plain 401 means the same', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
  renderInPage(<Who />);
  expect(await screen.findByText('signed out')).toBeInTheDocument();
});

test('if the server is unavailable, the session stays unknown and is not requested again', async () => {
  const { sent } = mockNetwork({ Viewer: errorReply('UNAVAILABLE', 'Try again in a moment') });
  renderInPage(<Who />);
  expect(await screen.findByText('Try again in a moment')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('a session that the server has ended ends on the page too', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(<Who />);
  await screen.findByText('Carla');
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(screen.getByText('signed out')).toBeInTheDocument();
});

test('a server that is briefly unavailable signs no one out', async () => {
  const { answers, sent } = mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(<Who />);
  await screen.findByText('Carla');
  answers.Viewer = errorReply('UNAVAILABLE', 'Try again in a moment');
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(sent).toHaveLength(2);
  expect(screen.getByText('Carla')).toBeInTheDocument();
});

test('a request sent with a replaced cookie signs no one out: it is sent once more', async () => {
  const { answers, sent } = mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(<Who />);
  await screen.findByText('Carla');
  answers.Viewer = signedOutReply;
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  answers.Viewer = viewerReply(people.client);
  await waitFor(() => expect(sent).toHaveLength(3), { timeout: 3000 });
  expect(screen.getByText('Carla')).toBeInTheDocument();
});

test('an ended session stays ended at the second request', async () => {
  const { answers } = mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(<Who />);
  await screen.findByText('Carla');
  answers.Viewer = signedOutReply;
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('signed out', undefined, { timeout: 3000 })).toBeInTheDocument();
});
