import { render, renderHook, screen } from '@testing-library/react';
import { useFocusOnMount, useRestoreFocus } from './focus.ts';

function Step({ shouldFocus }: { shouldFocus?: boolean }) {
  const place = useFocusOnMount<HTMLButtonElement>(shouldFocus);
  return (
    <button type="button" ref={place}>
      Next
    </button>
  );
}

function Form() {
  const place = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={place}>
      <button type="button">Help</button>
      <input aria-label="Name" />
      <input aria-label="Email" />
    </div>
  );
}

test('an element takes the focus when it appears, and a form passes it to its first field', () => {
  render(<Step />);
  expect(screen.getByRole('button')).toHaveFocus();
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('an element takes the focus only when it should', () => {
  const { rerender } = render(<Step shouldFocus={false} />);
  expect(screen.getByRole('button')).not.toHaveFocus();
  rerender(<Step shouldFocus />);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('closing returns the focus to the opener of what was open, and opening moves nothing', () => {
  render(
    <>
      <button type="button" id="opener-a">
        A
      </button>
      <button type="button" id="opener-b">
        B
      </button>
    </>,
  );
  const { rerender } = renderHook(
    ({ openId }) => useRestoreFocus(openId, (closedId) => document.getElementById(`opener-${closedId}`)),
    { initialProps: { openId: null as string | null } },
  );
  rerender({ openId: 'a' });
  rerender({ openId: 'b' });
  expect(document.body).toHaveFocus();
  rerender({ openId: null });
  expect(screen.getByRole('button', { name: 'B' })).toHaveFocus();
});
