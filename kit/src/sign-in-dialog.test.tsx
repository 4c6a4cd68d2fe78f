import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from './router.ts';
import { useSignInDialog } from './sign-in-dialog.ts';
import type { ReactNode } from 'react';

/** A page reached from another one. */
function show(path: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/contact', path]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ dialog: useSignInDialog(), at: useLocation() }), { wrapper });
  return {
    dialog: () => result.current.dialog,
    address: () => result.current.at.pathname + result.current.at.search,
  };
}

test('closing twice before the step back happens goes back once', () => {
  const { dialog, address } = show('/');
  act(() => dialog().open('client'));
  expect(address()).toBe('/?sign-in=client');
  const { close } = dialog();
  act(() => {
    close();
    close();
  });
  expect(address()).toBe('/');
});

test('it closes again each time that it is opened', () => {
  const { dialog, address } = show('/');
  for (const which of ['client', 'associate'] as const) {
    act(() => dialog().open(which));
    expect(address()).toBe(`/?sign-in=${which}`);
    act(() => dialog().close());
    expect(address()).toBe('/');
  }
});

test('a URL that opened it directly is replaced', () => {
  const { dialog, address } = show('/?sign-in=client&plan=pro');
  act(() => dialog().close());
  expect(address()).toBe('/?plan=pro');
});
