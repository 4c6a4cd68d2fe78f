import { RequestError } from '../request.ts';
import { toastFailure } from './toast-failure.ts';
import { dismissToast, getCurrentToast } from './toast-store.ts';

const title = "Couldn't save";
const fail = (code: string, message: string) => new RequestError({ code, message, status: 400 });

afterEach(() => dismissToast(getCurrentToast()?.id ?? 0));

test.each([
  ["the server's reason", fail('CONFLICT', 'The name is taken'), undefined, 'The name is taken'],
  [
    "the server's reason before the fallback",
    fail('CONFLICT', 'The name is taken'),
    'Saved locally.',
    'The name is taken',
  ],
  ['what to do without a reason', fail('INTERNAL', ''), undefined, 'Please try again.'],
  [
    'that there was no answer',
    new TypeError('fetch failed'),
    undefined,
    "We can't reach the server. Please try again.",
  ],
  ['the fallback without an answer', new TypeError('fetch failed'), 'Saved locally.', 'Saved locally.'],
])('shows %s', (_, error, fallback, description) => {
  toastFailure(error, title, fallback);
  expect(getCurrentToast()).toMatchObject({ title, description, intent: 'destructive' });
});

test('shows nothing when the session has ended: the page does', () => {
  toastFailure(fail('UNAUTHENTICATED', 'Please sign in'), title);
  expect(getCurrentToast()).toBeNull();
});
