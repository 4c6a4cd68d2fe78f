import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prefetch, getDataClient, KitApollo, usePaginatedQuery, useQuery, useSubscription } from '../apollo.ts';
import { useSession } from '../session.tsx';
import { mockWebSocket } from '../../test/live.ts';
import { mockNetwork, type MockResponse, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage } from '../../test/render.tsx';

const total: TypedDocumentNode<{ total: string }> = gql`
  query Total {
    total
  }
`;
const detail: TypedDocumentNode<{ detail: string }> = gql`
  query Detail {
    detail
  }
`;
interface Names {
  names: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: null } };
}
const names: TypedDocumentNode<Names, { first: number; after?: string | null }> = gql`
  query Names($first: Int!, $after: String) {
    names(first: $first, after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const changes = (name: string): TypedDocumentNode<unknown> => gql`subscription ${name} { changed${name} }`;
const [one, other, third] = [changes('One'), changes('Other'), changes('Third')];

/** A list, a figure and two subscriptions, like most screens. Their events concern neither the list nor the figure. */
function Portal() {
  const [isOpen, setOpen] = useState(false);
  const { nodes } = usePaginatedQuery(names, { selectConnection: (data) => data.names });
  const { data } = useQuery(total);
  useSubscription(one);
  useSubscription(other);
  return (
    <>
      <p>{data?.total ?? 'no total'}</p>
      <p>{nodes?.map(({ id }) => id).join(' ') ?? 'no names'}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Detail
      </button>
      {isOpen && <Detail />}
    </>
  );
}
function Detail() {
  const { data } = useQuery(detail);
  useSubscription(third);
  return <p>{data?.detail}</p>;
}

function Page() {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!session.viewer) return null;
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => prefetch(getDataClient(session)!.client, total)}
        onClick={() => setOpen(true)}
      >
        Portal
      </button>
      {isOpen && (
        <KitApollo>
          <Portal />
        </KitApollo>
      )}
    </>
  );
}

let version = 1;
const reply = {
  total: () => replyTo(total, { total: `total ${version}` }),
  names: (): MockResponse => {
    const edges = [{ __typename: 'E', node: { __typename: 'N', id: `name-${version}` } }];
    const pageInfo = { __typename: 'I', hasNextPage: false, endCursor: null };
    return replyTo(names, { names: { __typename: 'C', edges, pageInfo } });
  },
};

async function show() {
  version = 1;
  const socket = mockWebSocket();
  const server = mockNetwork({
    Viewer: viewerReply(people.client),
    Total: reply.total,
    Names: reply.names,
    Detail: () => replyTo(detail, { detail: `detail ${version}` }),
  });
  renderInPage(<Page />);
  const link = await screen.findByRole('button', { name: 'Portal' });
  return {
    ...server,
    ...socket,
    point: () => userEvent.hover(link),
    open: () => act(async () => link.click()),
    shows: async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument(),
    getQueries: () => server.sent.filter(({ operation }) => operation !== 'Viewer').map(({ operation }) => operation),
    /** The server confirms the subscription; the last event was at `lastEvent`. */
    standing: async (operation: string, lastEvent: number) => {
      await waitFor(() => expect(socket.countSubscribers(operation)).toBe(1));
      expect(socket.confirmSubscriptions(operation, Date.now() - lastEvent)).toBe(1);
      await act(async () => undefined);
    },
  };
}
type RenderedPage = Awaited<ReturnType<typeof show>>;

async function openPortal(shown: RenderedPage) {
  await shown.open();
  await shown.shows('total 1');
  await shown.shows('name-1');
}
/** A moment after everything before it and before everything after it. */
async function takeTimestamp(): Promise<number> {
  const pass = async (since: number) => waitFor(() => expect(Date.now()).toBeGreaterThan(since), { interval: 1 });
  await pass(Date.now());
  const now = Date.now();
  await pass(now);
  return now;
}

test('if nothing happened since the page sent its queries, nothing is refetched', async () => {
  const before = await takeTimestamp();
  const shown = await show();
  await openPortal(shown);
  await shown.standing('One', before);
  await shown.standing('Other', before);
  expect(shown.getQueries().toSorted()).toEqual(['Names', 'Total']);
});

test('events from before the subscriptions were ready appear at once, with one refetch per query', async () => {
  const shown = await show();
  await openPortal(shown);
  version = 2;
  const happened = await takeTimestamp();
  await shown.standing('One', happened);
  await shown.standing('Other', happened);
  await shown.shows('total 2');
  await shown.shows('name-2');
  expect(shown.getQueries().toSorted()).toEqual(['Names', 'Names', 'Total', 'Total']);
});

test('no event is missed between two subscriptions that become ready one after the other', async () => {
  const shown = await show();
  const before = await takeTimestamp();
  await openPortal(shown);
  await shown.standing('One', before);
  version = 2;
  const happened = await takeTimestamp();
  await shown.standing('Other', happened);
  await shown.shows('total 2');
  await shown.shows('name-2');
});

test('prefetched data counts as old as its request', async () => {
  const shown = await show();
  await shown.point();
  await waitFor(() => expect(shown.getQueries()).toEqual(['Total']));
  const happened = await takeTimestamp();
  await openPortal(shown);
  version = 2;
  await shown.standing('One', happened);
  await shown.standing('Other', happened);
  await shown.shows('total 2');
  expect(shown.getQueries().filter((operation) => operation === 'Total')).toHaveLength(2);
});

test('opening more of the page does not refetch data that is already subscribed', async () => {
  const before = await takeTimestamp();
  const shown = await show();
  await openPortal(shown);
  await shown.standing('One', before);
  await shown.standing('Other', before);
  const happened = await takeTimestamp();
  await userEvent.click(screen.getByRole('button', { name: 'Detail' }));
  await shown.shows('detail 1');
  await shown.standing('Third', happened);
  expect(shown.getQueries().toSorted()).toEqual(['Detail', 'Names', 'Total']);
});

test('a query in flight during an event is sent once more after its answer', async () => {
  const shown = await show();
  let release = () => undefined as void;
  const pendingResponse = new Promise<void>((resolve) => (release = resolve));
  shown.answers.Total = async () => {
    const old = reply.total();
    await pendingResponse;
    return old;
  };
  shown.answers.Names = async () => {
    const old = reply.names();
    await pendingResponse;
    return old;
  };
  await shown.open();
  await waitFor(() => expect(shown.countSubscribers('One')).toBe(1));
  Object.assign(shown.answers, { Total: reply.total, Names: reply.names });
  version = 2;
  shown.emit('One', { changedOne: 'x' });
  await act(async () => undefined);
  expect(shown.getQueries()).toHaveLength(2);
  await act(async () => release());
  await shown.shows('total 2');
  await shown.shows('name-2');
  expect(shown.getQueries().toSorted()).toEqual(['Names', 'Names', 'Total', 'Total']);
});

test('after a socket break, queries sent before the subscriptions are ready again are refetched', async () => {
  const before = await takeTimestamp();
  const shown = await show();
  await openPortal(shown);
  await shown.standing('One', before);
  await shown.standing('Other', before);
  await act(async () => shown.disconnect());
  await act(async () => shown.reconnect());
  await waitFor(() => expect(shown.getQueries()).toHaveLength(4), { timeout: 5000 });
  version = 2;
  const happened = await takeTimestamp();
  await shown.standing('One', happened);
  await shown.standing('Other', happened);
  await shown.shows('total 2');
  await shown.shows('name-2');
  expect(shown.getQueries()).toHaveLength(6);
});
