import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from '../router.ts';
import { useUrlText } from './use-url-text.ts';

afterEach(() => jest.useRealTimers());

function Search() {
  const { typed, type, settled, field: place, params, put, clear } = useUrlText('q');
  const address = params.toString();
  const navigate = useNavigate();
  return (
    <>
      <input ref={place} aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
      <p>{`${address} | ${settled}`}</p>
      <button type="button" onClick={() => clear('kind')}>
        Clear
      </button>
      <button type="button" onClick={() => put({ kind: 'guide' })}>
        Guides
      </button>
      <button type="button" onClick={() => type(`${typed} map`)}>
        More
      </button>
      <button type="button" onClick={() => void navigate('?q=back')}>
        Back
      </button>
    </>
  );
}

/** Longer than a slice of a transition: what happens meanwhile comes in between. */
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

test('what is typed gets into the address once typing has paused, and leaves the rest of it alone', async () => {
  const user = show('/?tab=docs');
  await user.type(field(), 'care ');
  expect(screen.getByText('tab=docs |')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(250));
  expect(screen.getByText('tab=docs&q=care+ | care')).toBeInTheDocument();
  expect(field()).toHaveValue('care ');
});

test('an emptied field empties the address at once', async () => {
  const user = show('/?q=care');
  await user.clear(field());
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByText('|')).toBeInTheDocument();
});

test('the field follows an address that changes on its own', async () => {
  const user = show('/?q=care');
  expect(field()).toHaveValue('care');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(field()).toHaveValue('back');
});

test('what else one looks for stands beside the text', async () => {
  const user = show('/?q=care');
  await user.click(screen.getByRole('button', { name: 'Guides' }));
  expect(screen.getByText('q=care&kind=guide | care')).toBeInTheDocument();
});

test('a cleared search takes back what was typed and not sent yet and what else was named, and goes on in the field', async () => {
  const user = show('/?tab=docs&kind=guide');
  await user.type(field(), 'care');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('tab=docs |')).toBeInTheDocument();
});

test('what is typed and chosen while the address changes is neither lost nor taken back', async () => {
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
