import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more.tsx';

/** A list of three pages with two rows each. `answer` completes the next page. */
function open({ upwards = false } = {}) {
  let answer: (isThere: boolean) => void = () => undefined;
  let requests = 0;
  function List() {
    const [count, setCount] = useState(2);
    const [next, setNext] = useState<'ready' | 'loading' | 'failed'>('ready');
    const loadMore = async () => {
      requests += 1;
      setNext('loading');
      const isThere = await new Promise<boolean>((resolve) => (answer = resolve));
      setNext(isThere ? 'ready' : 'failed');
      if (isThere) setCount(count + 2);
    };
    const end = <LoadMore pages={{ hasMore: count < 6, next, loadMore }} what="rows" />;
    const rows = Array.from({ length: count }, (_, index) => <li key={index}>Row {index + 1}</li>);
    return (
      <>
        <nav>
          <ul>
            <li>
              <button type="button">Elsewhere</button>
            </li>
          </ul>
        </nav>
        <section>
          {upwards && <div>{end}</div>}
          <ul>{upwards ? rows.toReversed() : rows}</ul>
          {!upwards && end}
        </section>
      </>
    );
  }
  render(<List />);
  return { answer: (isThere = true) => act(async () => answer(isThere)), requests: () => requests };
}
const button = (name: string) => screen.getByRole('button', { name });
const press = async () => {
  button('Show more rows').focus();
  await userEvent.keyboard('{Enter}');
};

test('the button keeps the focus while the next page loads, and after it has arrived', async () => {
  const { answer } = open();
  await press();
  expect(button('Loading more rows')).toHaveFocus();
  expect(button('Loading more rows')).toHaveAttribute('aria-disabled', 'true');
  await answer();
  expect(screen.getByText('Row 4')).toBeInTheDocument();
  expect(button('Show more rows')).toHaveFocus();
});

test.each([
  ['downwards', false],
  ['upwards', true],
])('after the last page of a list that grows %s, the focus moves to the first new row', async (_, upwards) => {
  const { answer } = open({ upwards });
  await press();
  await answer();
  await press();
  await answer();
  expect(screen.getByText('Row 5')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('Row 5')).not.toHaveAttribute('tabindex');
});

test('the focus moves to Retry, and back', async () => {
  const { answer } = open();
  await press();
  await answer(false);
  expect(button('Retry')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Loading more rows')).toHaveFocus();
});

test('a focus that has moved elsewhere stays there', async () => {
  const { answer } = open();
  await press();
  await answer();
  await press();
  button('Elsewhere').focus();
  await answer();
  expect(screen.getByText('Row 6')).toBeInTheDocument();
  expect(button('Elsewhere')).toHaveFocus();
});

test('clicking the button while it loads sends no further request', async () => {
  const { requests } = open();
  await press();
  await userEvent.keyboard('{Enter}');
  expect(requests()).toBe(1);
});
