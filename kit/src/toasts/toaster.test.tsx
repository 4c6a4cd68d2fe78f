import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Toaster } from './toaster.tsx';
import { toast } from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
});

const show = (content: Parameters<typeof toast>[0]) => act(() => toast(content));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('there is one toast at a time: a new one replaces the old one', () => {
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('a toast disappears after five seconds', () => {
  show({ title: 'Copied!' });
  pass(4999);
  expect(screen.getByText('Copied!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
});

test('the second toast has five seconds of its own', () => {
  show({ title: 'First' });
  pass(3000);
  show({ title: 'Second' });
  pass(3000);
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('a toast stays while the pointer is on it, and continues its countdown afterwards', () => {
  show({ title: 'Read me' });
  pass(4000);
  const card = screen.getByText('Read me').parentElement?.parentElement as HTMLElement;
  fireEvent.pointerEnter(card);
  pass(30_000);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  fireEvent.pointerLeave(card);
  pass(999);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Read me')).not.toBeInTheDocument();
});

test('a destructive toast is an alert, any other a status', () => {
  show({ title: 'Login Failed', intent: 'destructive' });
  expect(within(screen.getByRole('alert')).getByText('Login Failed')).toBeInTheDocument();
  show({ title: 'Login Successful', intent: 'success' });
  expect(within(screen.getByRole('status')).getByText('Login Successful')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a toast can be closed', () => {
  show({ title: 'Close me' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Close me')).not.toBeInTheDocument();
});

describe('with an action', () => {
  const undo = jest.fn();
  beforeEach(() => {
    undo.mockClear();
    show({ title: 'Ticket resolved', action: { label: 'Undo', run: undo } });
  });

  const expectShown = (isShown: boolean) =>
    expect(screen.queryAllByText('Ticket resolved')).toHaveLength(isShown ? 1 : 0);
  const focusAction = () => act(() => screen.getByRole('button', { name: 'Undo' }).focus());

  test('it stays for eight seconds', () => {
    pass(7999);
    expectShown(true);
    pass(1);
    expectShown(false);
    expect(undo).not.toHaveBeenCalled();
  });

  test('it stays longer while the action has the focus, but not longer than the server takes the change back', () => {
    pass(7999);
    focusAction();
    pass(1000);
    expectShown(true);
    pass(1);
    expectShown(false);
  });

  test('it continues its countdown when the action loses the focus', () => {
    pass(7000);
    focusAction();
    pass(500);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(999);
    expectShown(true);
    pass(1);
    expectShown(false);
  });

  test('the action runs once and closes the toast', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Ticket resolved')).not.toBeInTheDocument();
  });

  test('Ctrl+Z does the same, but not where it undoes typing', () => {
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    field.remove();
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe('a toast that goes away with the focus returns it', () => {
  let screenPart: HTMLElement;
  beforeEach(() => {
    screenPart = document.createElement('main');
    screenPart.innerHTML = '<section><button id="row">Row</button></section>';
    document.body.append(screenPart);
  });
  afterEach(() => screenPart.remove());

  const row = () => screenPart.querySelector<HTMLElement>('#row') as HTMLElement;
  const showWithFocus = () => {
    show({ title: 'Ticket resolved', action: { label: 'Undo', run: () => undefined } });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  };
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test.each([
    ['Undo', () => choose('Undo')],
    ['Close', () => choose('Close')],
    ['the end of its time', () => pass(9000)],
    ['another toast', () => show({ title: 'Another' })],
  ])('to where it was, after %s', (_, end) => {
    row().focus();
    showWithFocus();
    end();
    expect(row()).toHaveFocus();
  });

  test('to the part around it, if that is gone', () => {
    row().focus();
    showWithFocus();
    row().remove();
    choose('Undo');
    expect(screenPart.querySelector('section')).toHaveFocus();
  });

  test('to the screen, if nothing had it', () => {
    showWithFocus();
    choose('Undo');
    expect(screenPart).toHaveFocus();
  });

  test('and a toast without the focus moves nothing', () => {
    show({ title: 'Ticket resolved' });
    row().focus();
    choose('Close');
    expect(row()).toHaveFocus();
  });
});
