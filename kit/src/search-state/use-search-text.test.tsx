import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from '../router.ts';
import { useSearchStates } from './use-search-state.ts';
import { useSearchText } from './use-search-text.ts';

afterEach(() => jest.useRealTimers());

function Search() {
  const { text, setText, debouncedText, inputRef, clear } = useSearchText('q');
  const [address, change] = useSearchStates(String);
  const navigate = useNavigate();
  return (
    <>
      <input ref={inputRef} aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <p>{`${address} | ${debouncedText}`}</p>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => change({ kind: 'guide' })}>
        Guides
      </button>
      <button type="button" onClick={() => setText(`${text} map`)}>
        More
      </button>
      <button type="button" onClick={() => void navigate('?q=back')}>
        Back
      </button>
    </>
  );
}

/** Longer than a slice of a transition: events happen in between. */
function Slow({ onChange }: { onChange: () => void }) {
  const { search } = useLocation();
  const [first] = useState(search);
  blockFor(20);
  if (search !== first) queueMicrotask(onChange);
  return null;
}

function show(path: string) {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Search />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: (milliseconds) => act(() => jest.advanceTimersByTime(milliseconds)) });
}
const field = () => screen.getByRole('textbox');

test('typed text is written to the URL after a pause, and other parameters stay', async () => {
  const user = show('/?tab=docs');
  await user.type(field(), 'care ');
  expect(screen.getByText('tab=docs |')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(250));
  expect(screen.getByText('tab=docs&q=care+ | care')).toBeInTheDocument();
  expect(field()).toHaveValue('care ');
});

test('clearing the field clears the URL at once', async () => {
  const user = show('/?q=care');
  await user.clear(field());
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByText('|')).toBeInTheDocument();
});

test('the field follows a URL that changes for another reason', async () => {
  const user = show('/?q=care');
  expect(field()).toHaveValue('care');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(field()).toHaveValue('back');
});

test('other filters are kept next to the text', async () => {
  const user = show('/?q=care');
  await user.click(screen.getByRole('button', { name: 'Guides' }));
  expect(screen.getByText('q=care&kind=guide | care')).toBeInTheDocument();
});

test('clearing the search removes unsent text, and keeps the focus in the field', async () => {
  const user = show('/?tab=docs&kind=guide');
  await user.type(field(), 'care');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('tab=docs&kind=guide |')).toBeInTheDocument();
});

test('text and filters that change during a navigation are neither lost nor reverted', async () => {
  const press = (name: string) => screen.getByRole('button', { name }).click();
  let isFirst = true;
  const whileItChanges = () => {
    if (!isFirst) return;
    isFirst = false;
    press('More');
    press('Guides');
  };
  render(
    <MemoryRouter initialEntries={['/?tab=docs']}>
      <Search />
      <Slow onChange={whileItChanges} />
      <Slow onChange={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.change(field(), { target: { value: 'care' } });
  expect(await screen.findByText('tab=docs&q=care+map&kind=guide | care map')).toBeInTheDocument();
  expect(field()).toHaveValue('care map');
});

function blockFor(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
