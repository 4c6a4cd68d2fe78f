import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { choose } from 'kit/test/choose';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { KitApollo } from '../apollo/kit-apollo.tsx';
import { type Choice, defineChoiceQuery } from './choice.ts';
import { SearchSelect } from './search-select.tsx';

interface Data {
  ships: { id: string; label: string }[];
}
const document: TypedDocumentNode<Data, { search: string | null }> = gql`
  query Ships($search: String) {
    ships(search: $search) {
      id
      label
    }
  }
`;
const query = defineChoiceQuery(document, {
  variables: (search) => ({ search }),
  choices: ({ ships }) => ({ found: ships.slice(0, 2), hasMore: ships.length > 2 }),
});
const ships = ['Ada', 'Bea', 'Cleo'].map((label) => ({ __typename: 'Ship', id: label.toLowerCase(), label }));
const answer = ({ search }: Record<string, unknown>): MockResponse =>
  replyTo(document, { ships: ships.filter(({ label }) => label.toLowerCase().includes(String(search ?? ''))) });

function show(reply: Parameters<typeof mockNetwork>[0][string] = answer) {
  const server = mockNetwork({ Viewer: viewerReply(people.pm), Ships: reply });
  function Ship() {
    const [ship, setShip] = useState<Choice | null>({ id: 'zoe', label: 'Zoe' });
    return (
      <SearchSelect
        aria-label="Ship"
        value={ship}
        none="No ship"
        searchLabel="Search ships"
        query={query}
        onChange={setShip}
      />
    );
  }
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Ship />
      </KitApollo>
    </SignedIn>,
  );
  return { ...server, opener: () => screen.findByRole('combobox', { name: 'Ship' }) };
}

test('it loads nothing before it opens, and shows the name of a selected choice that is not in the list', async () => {
  const { sent, opener } = show();
  expect(await opener()).toHaveTextContent('Zoe');
  expect(sent.map(({ operation }) => operation)).not.toContain('Ships');
  await userEvent.click(await opener());
  expect(await screen.findByRole('option', { name: 'Bea' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Cleo' })).not.toBeInTheDocument();
  expect(screen.getByText('Type a name to find more.')).toBeInTheDocument();
});

test('the search is debounced, and finds choices beyond the first page', async () => {
  const { sent, opener } = show();
  await choose(await opener(), 'Cleo', 'cle');
  expect(await opener()).toHaveTextContent('Cleo');
  const searches = sent.filter(({ operation }) => operation === 'Ships').map(({ variables }) => variables);
  expect(searches).toEqual([{ search: null }, { search: 'cle' }]);
});

test('the keyboard opens it, moves through it, selects and closes', async () => {
  const { opener } = show();
  (await opener()).focus();
  await userEvent.keyboard('{ArrowDown}');
  const field = await screen.findByRole('combobox', { name: 'Search ships' });
  expect(field).toHaveFocus();
  await screen.findByRole('option', { name: 'Ada' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Bea' }).id);
  await userEvent.keyboard('{Enter}');
  expect(await opener()).toHaveTextContent('Bea');
  expect(await opener()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await opener()).toHaveFocus();
});

test('Enter before the results arrive waits for them, and selects the only match', async () => {
  const { sent, opener, answers } = show();
  const { promise, resolve } = Promise.withResolvers<void>();
  await userEvent.click(await opener());
  await screen.findByRole('option', { name: 'Ada' });
  answers.Ships = async (variables) => promise.then(() => answer(variables));
  await userEvent.keyboard('cle{Enter}');
  expect(await screen.findByText('Searching…')).toHaveRole('status');
  expect(screen.getByRole('combobox', { name: 'Search ships' })).not.toHaveAttribute('aria-activedescendant');
  resolve();
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(await opener()).toHaveTextContent('Cleo');
  expect(sent.at(-1)?.variables).toEqual({ search: 'cle' });
});

test('of several matches, Enter before the results arrive selects none, and the next Enter the first', async () => {
  const { opener } = show();
  await userEvent.click(await opener());
  await screen.findByRole('option', { name: 'Ada' });
  await userEvent.keyboard('e{Enter}');
  expect(await screen.findByText('Several matches. Choose one.')).toBeInTheDocument();
  expect(await opener()).toHaveTextContent('Zoe');
  await userEvent.keyboard('{Enter}');
  expect(await opener()).toHaveTextContent('Bea');
});

test('typing on after Enter searches again, and selects nothing', async () => {
  const { opener, answers } = show();
  const { promise, resolve } = Promise.withResolvers<void>();
  await userEvent.click(await opener());
  await screen.findByRole('option', { name: 'Ada' });
  answers.Ships = async (variables) => promise.then(() => answer(variables));
  await userEvent.keyboard('b{Enter}{Backspace}cle');
  resolve();
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Cleo']));
  expect(await opener()).toHaveTextContent('Zoe');
});

test('Enter after clearing the text does not select a result of the previous search', async () => {
  const { opener } = show();
  await userEvent.click(await opener());
  await screen.findByRole('option', { name: 'Ada' });
  await userEvent.keyboard('cle');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Ada' })).not.toBeInTheDocument());
  await userEvent.keyboard('{Backspace>3}{Enter}');
  expect(await opener()).toHaveTextContent('Zoe');
});

test('a failed search hides the results of the previous one', async () => {
  const { opener, answers } = show();
  await userEvent.click(await opener());
  await screen.findByRole('option', { name: 'Ada' });
  answers.Ships = errorReply('UNAVAILABLE', 'The database is away');
  await userEvent.keyboard('cle');
  await screen.findByText(/^Couldn't load the choices/);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('when choices fail to load, it shows an error and can retry', async () => {
  const { opener, answers } = show(errorReply('UNAVAILABLE', 'The database is away'));
  await userEvent.click(await opener());
  expect(await screen.findByText(/^Couldn't load the choices/)).toBeInTheDocument();
  answers.Ships = answer;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Ada' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
});
