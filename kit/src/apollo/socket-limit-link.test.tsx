import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { KitApollo, useQuery, useSubscription } from '../apollo.ts';
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
  return <p>{data?.total ?? 'loading'}</p>;
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

test('a socket that the server had no capacity for reconnects after a minute, and shown data is refetched', async () => {
  const sockets = await open();
  await act(async () => sockets.close(4429));
  await pass(59_000);
  expect(sockets.subscribed).toHaveLength(1);
  expect(screen.getByText(/^Live updates are off: too many tabs are open/)).toBeInTheDocument();
  await pass(17_000);
  expect(sockets.countSubscribers('Changed')).toBe(1);
  expect(screen.queryByText(/^Live updates are off/)).not.toBeInTheDocument();
  expect(screen.getByText('answer 2')).toBeInTheDocument();
});

test('a socket that was closed because the page read too slowly reconnects within seconds', async () => {
  const sockets = await open();
  await act(async () => sockets.close(4408));
  await pass(10_000);
  expect(sockets.countSubscribers('Changed')).toBe(1);
  expect(screen.getByText('answer 2')).toBeInTheDocument();
});
