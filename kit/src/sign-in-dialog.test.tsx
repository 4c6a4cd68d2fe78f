import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from './router.ts';
import { useSignInDialog } from './sign-in-dialog.ts';

let dialog: ReturnType<typeof useSignInDialog>;

function Page() {
  dialog = useSignInDialog();
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const show = (...entries: string[]) =>
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <Page />
    </MemoryRouter>,
  );
const isAt = (address: string) => expect(screen.getByText(address)).toBeInTheDocument();

test('closed twice before the step back is made, it makes one step', () => {
  show('/contact', '/');
  act(() => dialog.open('client'));
  isAt('/?sign-in=client');
  const { close } = dialog;
  act(() => {
    close();
    close();
  });
  isAt('/');
});

test('it closes again each time that it was opened', () => {
  show('/contact', '/');
  for (const which of ['client', 'associate'] as const) {
    act(() => dialog.open(which));
    isAt(`/?sign-in=${which}`);
    act(() => dialog.close());
    isAt('/');
  }
});

test('an address that opened it loses it in place', () => {
  show('/contact', '/?sign-in=client&plan=pro');
  act(() => dialog.close());
  isAt('/?plan=pro');
});
