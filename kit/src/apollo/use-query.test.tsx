import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo, useQuery } from '../apollo.ts';
import { useSearchText } from '../panel.ts';
import { mockNetwork, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage, SignedIn } from '../../test/render.tsx';

const document: TypedDocumentNode<{ found: string }, { search: string }> = gql`
  query Found($search: String!) {
    found(search: $search)
  }
`;

function Search() {
  const { text, setText, debouncedText: search } = useSearchText('q');
  const { data, previousData } = useQuery(document, { variables: { search }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <p>{data?.found ?? `Still ${previousData?.found}`}</p>
      <Slow search={search} />
      <Slow search={search} />
    </>
  );
}

/** Longer than a slice of a transition: an answer arrives in between. */
function Slow({ search }: { search: string }) {
  blockFor(20);
  return <p>Rendered {search}</p>;
}

type Found = Parameters<typeof mockNetwork>[0][string];
const found = ({ search }: Record<string, unknown>) => replyTo(document, { found: `Found ${search}` });

async function open(answer: Found = found) {
  const { sent, answers } = mockNetwork({ Viewer: viewerReply(people.client), Found: found });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Search />
      </KitApollo>
    </SignedIn>,
    { path: '/?q=oak' },
  );
  await screen.findByText('Found oak');
  answers.Found = answer;
  return {
    searches: () => sent.filter(({ operation }) => operation === 'Found').map(({ variables }) => variables.search),
    type: (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Search' }), text),
  };
}

test('a navigation that renders longer than the server takes to answer finishes, and sends one query', async () => {
  const { searches, type } = await open();
  await type('s');
  expect(await screen.findByText('Found oaks')).toBeInTheDocument();
  expect(searches()).toEqual(['oak', 'oaks']);
});

test('the last results stay while several searches in a row are in flight', async () => {
  const { searches, type } = await open(() => new Promise(() => undefined));
  await type('s');
  await waitFor(() => expect(searches()).toEqual(['oak', 'oaks']));
  await type('y');
  await waitFor(() => expect(searches()).toEqual(['oak', 'oaks', 'oaksy']));
  expect(screen.getByText('Still Found oak')).toBeInTheDocument();
});

function blockFor(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
