import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fault } from '../fault.ts';
import { mockNetwork, errorReply, signedOutReply, type MockResponse, replyTo } from '../../test/network.ts';
import { mockWebSocket } from '../../test/live.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage, SignedIn } from '../../test/render.tsx';
import { getCurrentToast } from '../toasts/toast-store.ts';
import { KitApollo, useOptimisticMutation, useQuery } from '../apollo.ts';

interface Thing {
  __typename: 'Thing';
  id: string;
  name: string;
}
const query: TypedDocumentNode<{ thing: Thing }> = gql`
  query OneThing {
    thing {
      id
      name
    }
  }
`;
const mutation: TypedDocumentNode<{ rename: Thing }, { name: string }> = gql`
  mutation Rename($name: String!) {
    rename(name: $name) {
      id
      name
    }
  }
`;
const named = (name: string): Thing => ({ __typename: 'Thing', id: 't1', name });

function Screen({ onEnd }: { onEnd: (answer: unknown) => void }) {
  const { data } = useQuery(query);
  const [rename, { busy }] = useOptimisticMutation(mutation, { failed: 'The thing was not renamed' });
  const send = async () => {
    let refused: Fault | undefined;
    const answer = await rename({
      key: 'k1',
      variables: { name: 'new' },
      optimisticResponse: { rename: named('new') },
      onRefused: (fault) => (refused = fault),
    });
    onEnd(answer ?? refused?.code);
  };
  return (
    <>
      <p>Named {data?.thing.name}</p>
      <button type="button" onClick={() => void send()}>
        {busy ? 'Renaming' : 'Rename'}
      </button>
    </>
  );
}

/** Clicks Rename and holds the answer. */
async function rename() {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.client),
    OneThing: replyTo(query, { thing: named('old') }),
    Rename: () => promise,
  });
  const onEnd = jest.fn();
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Screen onEnd={onEnd} />
      </KitApollo>
    </SignedIn>,
  );
  await screen.findByText('Named old');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const end = async (reply: MockResponse | Promise<MockResponse>) => {
    await act(async () => resolve(reply));
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  };
  return { ...server, onEnd, end };
}

test("a mutation shows its optimistic result, and then the server's answer", async () => {
  const { sent, onEnd, end } = await rename();
  expect(screen.getByText('Named new')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Renaming' })).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ operation: 'Rename', variables: { name: 'new' }, key: 'k1' });
  await end(replyTo(mutation, { rename: named('newest') }));
  expect(screen.getByText('Named newest')).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledWith({ rename: named('newest') });
  expect(getCurrentToast()).toBeNull();
});

test("a refused mutation is rolled back, and a toast shows the server's message", async () => {
  const { onEnd, end } = await rename();
  await end(errorReply('CONFLICT', 'That name is taken'));
  expect(screen.getByText('Named old')).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledWith('CONFLICT');
  expect(getCurrentToast()).toMatchObject({ title: 'The thing was not renamed', description: 'That name is taken' });
});

test('without a session, a mutation is rolled back and shows no toast of its own', async () => {
  const { onEnd, end } = await rename();
  await end(signedOutReply);
  expect(screen.getByText('Named old')).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledWith('UNAUTHENTICATED');
  expect(getCurrentToast()).toBeNull();
});

test('if the server is unreachable, the toast says what to do', async () => {
  const { onEnd, end } = await rename();
  await end(Promise.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('Named old')).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledWith('NETWORK');
  const description = "We can't reach the server. Please try again.";
  expect(getCurrentToast()).toMatchObject({ title: 'The thing was not renamed', description });
});
