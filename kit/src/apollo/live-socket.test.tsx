import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { KitApollo, useConnection, useQuery, useSubscription } from '../apollo.ts';
import { useSession } from '../session.tsx';
import { mockWebSocket, type MockWebSocket } from '../../test/live.ts';
import { mockNetwork, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage } from '../../test/render.tsx';

const total: TypedDocumentNode<{ total: string }> = gql`
  query Total {
    total
  }
`;
const changed: TypedDocumentNode<unknown> = gql`
  subscription Changed {
    changed
  }
`;

function Portal() {
  const { data } = useQuery(total);
  useSubscription(changed);
  const { isDown } = useConnection();
  return <p>{isDown ? 'down' : (data?.total ?? 'loading')}</p>;
}
function Page() {
  return useSession().viewer ? (
    <KitApollo>
      <Portal />
    </KitApollo>
  ) : null;
}

async function open(): Promise<MockWebSocket> {
  let answers = 0;
  const sockets = mockWebSocket();
  mockNetwork({
    Viewer: viewerReply(people.client),
    Total: () => replyTo(total, { total: `answer ${(answers += 1)}` }),
  });
  renderInPage(<Page />);
  await waitFor(() => expect(sockets.countSubscribers('Changed')).toBe(1));
  expect(await screen.findByText('answer 1')).toBeInTheDocument();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'Date', 'setImmediate'] });
  return sockets;
}
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the socket of a restarting server reconnects at once, unnoticed, and shown data is refetched', async () => {
  const sockets = await open();
  await act(async () => sockets.close(1012));
  expect(screen.getByText('answer 1')).toBeInTheDocument();
  await pass(300);
  expect(sockets.countSubscribers('Changed')).toBe(1);
  expect(await screen.findByText('answer 2')).toBeInTheDocument();
});

test('if no other server answers after a restart, the page says so and keeps trying', async () => {
  const sockets = await open();
  await act(async () => sockets.close(1012));
  sockets.disconnect();
  await pass(300);
  expect(screen.getByText('down')).toBeInTheDocument();
  sockets.reconnect();
  await pass(3000);
  expect(sockets.countSubscribers('Changed')).toBe(1);
  expect(await screen.findByText('answer 2')).toBeInTheDocument();
});
