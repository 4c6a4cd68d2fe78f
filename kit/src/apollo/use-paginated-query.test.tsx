import { gql, type TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo, prependToLists, useApolloClient, usePaginatedQuery, useSubscription } from '../apollo.ts';
import { LoadMore } from '../panel.ts';
import { mockWebSocket } from '../../test/live.ts';
import { mockNetwork, errorReply, type MockResponse, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage, SignedIn } from '../../test/render.tsx';

interface Answer {
  things: {
    edges: { node: { id: string; name: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const document: TypedDocumentNode<Answer, { color?: string; first: number; after?: string | null }> = gql`
  query Things($color: String, $first: Int!, $after: String) {
    things(color: $color, first: $first, after: $after) {
      edges {
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const changes: TypedDocumentNode<{ thingChanged: { id: string } }> = gql`
  subscription ThingChanged {
    thingChanged {
      id
    }
  }
`;

function Listed() {
  const { cache } = useApolloClient();
  const pages = usePaginatedQuery(document, { selectConnection: ({ things }) => things });
  useSubscription(changes, { ignoreResults: true, onData: () => void pages.refresh() });
  return (
    <>
      <ul>
        {pages.nodes?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <LoadMore pages={pages} what="things" />
      <button type="button" onClick={() => prependToLists(cache, 'things', { id: 'new', type: 'Thing' })}>
        Prepend
      </button>
    </>
  );
}

/** As many items as the server has, page by page. */
function open(count: number) {
  let names = Array.from({ length: count }, (_, index) => `Thing ${index + 1}`);
  const socket = mockWebSocket();
  const Things = ({ first, after }: Record<string, unknown>): MockResponse => {
    const from = after ? Number(after) : 0;
    const to = from + Number(first);
    const edges = names.slice(from, to).map((name, index) => {
      return { __typename: 'ThingEdge', node: { __typename: 'Thing', id: `t${from + index}`, name } };
    });
    const pageInfo = { __typename: 'PageInfo', hasNextPage: to < names.length, endCursor: String(to) };
    return replyTo(document, { things: { __typename: 'ThingConnection', edges, pageInfo } });
  };
  const server = mockNetwork({ Viewer: viewerReply(people.client), Things });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Listed />
      </KitApollo>
    </SignedIn>,
  );
  return { ...server, socket, Things, rename: (to: (name: string) => string) => (names = names.map(to)) };
}

const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Show more things' }));
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a list continues where it ended, until there is no more', async () => {
  const { sent } = open(70);
  await more();
  expect(await screen.findByText('Thing 70')).toBeInTheDocument();
  expect(shown()).toHaveLength(70);
  expect(screen.queryByRole('button', { name: /more things/ })).not.toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ first: 50, after: '50' });
});

test('a page that fails to load leaves the list as it is, and can be retried', async () => {
  const { answers, Things } = open(70);
  await screen.findByText('Thing 50');
  answers.Things = errorReply('UNAVAILABLE', 'Try again');
  await more();
  expect(await screen.findByText("Couldn't load more things")).toBeInTheDocument();
  expect(shown()).toHaveLength(50);
  answers.Things = Things;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Thing 70')).toBeInTheDocument();
});

test('a refresh updates as many rows as were loaded', async () => {
  const { socket, rename, sent } = open(70);
  await more();
  await screen.findByText('Thing 70');
  rename((name) => `New ${name}`);
  socket.emit('ThingChanged', { thingChanged: { __typename: 'Thing', id: 't1' } });
  expect(await screen.findByText('New Thing 70')).toBeInTheDocument();
  expect(shown()).toHaveLength(70);
  expect(sent.at(-1)?.variables).toEqual({ first: 70 });
});

test('after a connection break, the list is up to date and as long as before', async () => {
  const { socket, rename } = open(70);
  await more();
  await screen.findByText('Thing 70');
  rename((name) => `New ${name}`);
  await act(async () => socket.disconnect());
  await act(async () => socket.reconnect());
  expect(await screen.findByText('New Thing 70', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(shown()).toHaveLength(70);
});

test('a page that arrives during a refresh stays in the list', async () => {
  const { socket, answers, Things, sent } = open(70);
  await screen.findByText('Thing 50');
  const refreshed = Promise.withResolvers<MockResponse>();
  answers.Things = (variables) => (variables.after ? Things(variables) : refreshed.promise);
  socket.emit('ThingChanged', { thingChanged: { __typename: 'Thing', id: 't1' } });
  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'Things')).toHaveLength(2));
  await more();
  await screen.findByText('Thing 70');
  answers.Things = Things;
  await act(async () => refreshed.resolve(Things({ first: 50 })));
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ first: 70 }));
  expect(shown()).toHaveLength(70);
});

test('a list that is refetched for the fields of a new item stays as long as it was', async () => {
  const { sent } = open(70);
  await more();
  await screen.findByText('Thing 70');
  await userEvent.click(screen.getByRole('button', { name: 'Prepend' }));
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ first: 71 }));
  expect(shown()).toHaveLength(70);
});

/** The items of one color. */
function Filtered() {
  const [color, setColor] = useState('red');
  const pages = usePaginatedQuery(document, { variables: { color }, selectConnection: ({ things }) => things });
  return (
    <>
      {['red', 'blue'].map((one) => (
        <button key={one} type="button" onClick={() => setColor(one)}>
          {one}
        </button>
      ))}
      <button type="button" onClick={() => void pages.refresh()}>
        Refresh
      </button>
      <ul>
        {pages.nodes?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <LoadMore pages={pages} what="things" />
    </>
  );
}

function openFiltered() {
  let edition = 'old';
  const pendingResolvers: (() => void)[] = [];
  let isHeld = false;
  let isRefused = false;
  const Things = async ({ color, after }: Record<string, unknown>): Promise<MockResponse> => {
    const name = `${edition} ${after ? 'second ' : ''}${String(color)}`;
    if (isHeld) await new Promise<void>((go) => pendingResolvers.push(go));
    if (after && isRefused) return errorReply('UNAVAILABLE', 'Try again');
    const edges = [
      { __typename: 'ThingEdge', node: { __typename: 'Thing', id: name.replace(/^old |^new /, ''), name } },
    ];
    const pageInfo = { __typename: 'PageInfo', hasNextPage: !after, endCursor: 'second' };
    return replyTo(document, { things: { __typename: 'ThingConnection', edges, pageInfo } });
  };
  mockWebSocket();
  mockNetwork({ Viewer: viewerReply(people.client), Things });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Filtered />
      </KitApollo>
    </SignedIn>,
  );
  return {
    change: () => (edition = 'new'),
    hold: () => (isHeld = true),
    /** Held requests stay in flight. */
    answerAgain: () => (isHeld = false),
    refuse: () => (isRefused = true),
    letGo: () => {
      isHeld = false;
      for (const go of pendingResolvers.splice(0)) go();
    },
  };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('returning to an earlier filter refreshes its list', async () => {
  const { change } = openFiltered();
  await screen.findByText('old red');
  await press('blue');
  await screen.findByText('old blue');
  change();
  await press('red');
  expect(await screen.findByText('new red')).toBeInTheDocument();
});

test('an answer that arrives after a filter change updates the list it belongs to', async () => {
  const { hold, letGo, change } = openFiltered();
  await screen.findByText('old red');
  change();
  hold();
  await press('Refresh');
  await press('blue');
  await act(async () => letGo());
  expect(await screen.findByText('new blue')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['new blue']));
  await press('red');
  expect(screen.getByText('new red')).toBeInTheDocument();
});

test('two clicks before the next render load one page', async () => {
  const { sent } = open(170);
  const button = await screen.findByRole('button', { name: 'Show more things' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(shown()).toHaveLength(100));
  expect(sent.filter(({ variables }) => variables.after === '50')).toHaveLength(1);
});

test('a page that arrives after a filter change joins its own list, and no other', async () => {
  const { hold, letGo } = openFiltered();
  await screen.findByText('old red');
  hold();
  await more();
  await press('blue');
  await act(async () => letGo());
  await screen.findByText('old blue');
  await more();
  await screen.findByText('old second blue');
  expect(shown()).toEqual(['old blue', 'old second blue']);
  // The refresh is in flight: this is the cached list.
  hold();
  await press('red');
  expect(shown()).toEqual(['old red', 'old second red']);
});

test('a list can load more while the next page of another filter is in flight', async () => {
  const { hold, letGo, answerAgain } = openFiltered();
  await screen.findByText('old red');
  hold();
  await more();
  answerAgain();
  await press('blue');
  await screen.findByText('old blue');
  await more();
  expect(await screen.findByText('old second blue')).toBeInTheDocument();
  await press('red');
  expect(screen.getByRole('button', { name: 'Loading more things' })).toBeInTheDocument();
  await act(async () => letGo());
  expect(shown()).toEqual(['old red', 'old second red']);
});

test('a page that fails after a filter change does not show an error on the current list', async () => {
  const { hold, letGo, refuse } = openFiltered();
  await screen.findByText('old red');
  hold();
  refuse();
  await more();
  await press('blue');
  await act(async () => letGo());
  await screen.findByText('old blue');
  expect(screen.getByRole('button', { name: 'Show more things' })).toBeInTheDocument();
  expect(screen.queryByText("Couldn't load more things")).not.toBeInTheDocument();
});
