import { useEffect } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAriaRowCount } from './row-props.ts';
import { VirtualRows } from './virtual-rows.tsx';

const items = Array.from({ length: 1000 }, (_, place) => ({ id: `r${place}` }));
const height = { wide: 50, narrow: 200 };
const rendered = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** jsdom has no layout: the window is 768 pixels high, and a row has its estimate. */
function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}
afterEach(() => scrollTo(0));

function show(pinned: string[] = [], hasMore = false) {
  return render(
    <VirtualRows as="ul" row="li" aria-label="Rows" items={items} hasMore={hasMore} height={height} pinned={pinned}>
      {({ id }, row) => (
        <li {...row}>
          <button type="button">{id}</button>
        </li>
      )}
    </VirtualRows>,
  );
}

test('only rows near the viewport are in the DOM, each with its index among all rows', () => {
  const { container } = show();
  expect(rendered()).toContain('r0');
  expect(rendered().length).toBeLessThan(40);
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-posinset', '2');
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-setsize', '1000');
  scrollTo(25_000);
  expect(rendered()).toContain('r500');
  expect(rendered()).not.toContain('r0');
  const spaces = [...container.querySelectorAll<HTMLElement>('[data-space]')].map((space) =>
    parseInt(space.style.height),
  );
  expect(spaces[0]! + spaces[1]! + rendered().length * 50).toBe(50_000);
});

test('the first rows and the pinned ones are there when effects run', () => {
  const focusRow = () => screen.queryByRole('button', { name: 'r900' })?.focus();
  function List() {
    useEffect(focusRow, []);
    return (
      <VirtualRows as="ul" row="li" aria-label="Rows" items={items} hasMore={false} height={height} pinned={['r900']}>
        {({ id }, row) => (
          <li {...row}>
            <button type="button">{id}</button>
          </li>
        )}
      </VirtualRows>
    );
  }
  render(<List />);
  expect(screen.getByRole('button', { name: 'r900' })).toHaveFocus();
});

test('focused and pinned rows stay in the DOM', () => {
  show(['r900']);
  act(() => screen.getByRole('button', { name: 'r3' }).focus());
  scrollTo(25_000);
  expect(screen.getByRole('button', { name: 'r3' })).toHaveFocus();
  expect(rendered()).toEqual(expect.arrayContaining(['r3', 'r500', 'r900']));
  expect(rendered()).not.toContain('r6');
});

test('Tab moves from a row outside the viewport to its neighbors', async () => {
  show();
  act(() => screen.getByRole('button', { name: 'r3' }).focus());
  scrollTo(25_000);
  for (const name of ['r4', 'r5', 'r6']) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
  for (const name of ['r5', 'r4', 'r3', 'r2']) {
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('the number of rows is unknown while there are more pages', () => {
  show([], true);
  expect(within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')[0]).toHaveAttribute(
    'aria-setsize',
    '-1',
  );
  expect([getAriaRowCount(50, true), getAriaRowCount(50, false)]).toEqual([-1, 51]);
});
