import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createdReply } from '../../testing/invites.ts';
import { showInvites } from '../../testing/show-invites.tsx';

let clipboard: string | null;
beforeEach(() => {
  clipboard = null;
});
afterEach(() => jest.useRealTimers());

/** userEvent installs a clipboard of its own; the page gets one that a test can make fail. */
function giveClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

async function generate() {
  showInvites({ CreateInvite: createdReply('nina@example.test') });
  await userEvent.click(await screen.findByRole('button', { name: 'Client' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Invite' }));
  return screen.findByRole('region', { name: 'Invite for nina@example.test' });
}

test('shows token, login code and join URL, each with its label', async () => {
  const box = within(await generate());
  const texts = (role: string) => box.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Token', 'Login code', 'Join URL']);
  expect(texts('definition')).toEqual(['tok-1', 'CODE-tok-1', 'http://localhost/join?invite=tok-1']);
});

test.each([
  ['Copy token', 'tok-1'],
  ['Copy login code', 'CODE-tok-1'],
  ['Copy join URL', 'http://localhost/join?invite=tok-1'],
])('%s copies it to the clipboard and shows a check mark for two seconds', async (name, text) => {
  const box = within(await generate());
  giveClipboard(async (text) => void (clipboard = text));
  jest.useFakeTimers();
  const button = box.getByRole('button', { name });
  await act(async () => void fireEvent.click(button));
  expect(clipboard).toBe(text);
  expect(screen.getByText('Copied!')).toBeInTheDocument();
  const tick = () => button.querySelector('[data-copied]');
  act(() => jest.advanceTimersByTime(1999));
  expect(tick()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(tick()).not.toBeInTheDocument();
});

test('a clipboard error is reported, without a check mark', async () => {
  const box = within(await generate());
  giveClipboard(() => Promise.reject(new Error('not allowed')));
  const button = box.getByRole('button', { name: 'Copy token' });
  await act(async () => void fireEvent.click(button));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Copy failed')).toBeInTheDocument();
  expect(alert.getByText('Unable to copy to clipboard')).toBeInTheDocument();
  expect(button.querySelector('[data-copied]')).not.toBeInTheDocument();
});

test('closing it removes it and returns the focus to the button that created it', async () => {
  const box = within(await generate());
  await userEvent.click(box.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('tok-1')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Generate Invite' })).toHaveFocus();
});
