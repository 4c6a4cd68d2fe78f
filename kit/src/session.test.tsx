import { act, screen } from '@testing-library/react';
import { network, refusal, signedOut } from '../test/network.ts';
import { people } from '../test/people.ts';
import { renderInPage } from '../test/render.tsx';
import { useSession, type Session } from './session.tsx';

let session: Session;

function Who() {
  session = useSession();
  if (session.loading) return <p>asking</p>;
  return <p>{session.viewer?.firstName ?? (session.error ? 'unknown' : 'nobody')}</p>;
}

test('the page knows who is signed in after one question', async () => {
  const { sent } = network({ Viewer: { data: { me: people.client } } });
  renderInPage(<Who />);
  expect(screen.getByText('asking')).toBeInTheDocument();
  expect(await screen.findByText('Carla')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('UNAUTHENTICATED means that nobody is signed in, and is no error', async () => {
  network({ Viewer: signedOut });
  renderInPage(<Who />);
  expect(await screen.findByText('nobody')).toBeInTheDocument();
});

test('a plain 401 means the same', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
  renderInPage(<Who />);
  expect(await screen.findByText('nobody')).toBeInTheDocument();
});

test('a server that cannot answer leaves it open who is signed in, and is not asked again', async () => {
  const { sent } = network({ Viewer: refusal('UNAVAILABLE', 'Try again in a moment') });
  renderInPage(<Who />);
  expect(await screen.findByText('unknown')).toBeInTheDocument();
  expect(session.error?.message).toBe('Try again in a moment');
  expect(sent).toHaveLength(1);
});

test('a session that the server has ended is over on the page too', async () => {
  network({ Viewer: { data: { me: people.client } } });
  renderInPage(<Who />);
  await screen.findByText('Carla');
  act(() => session.clear());
  expect(screen.getByText('nobody')).toBeInTheDocument();
});
