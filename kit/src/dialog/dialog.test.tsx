import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

function Page({ onClosed }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} title="Client Login" onClose={() => setOpen(false)} onClosed={onClosed}>
        <button type="button">First</button>
        <button type="button">Last</button>
      </Dialog>
    </>
  );
}

/** Blueprint moves the focus just before the next paint. */
const painted = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

async function open(onClosed?: () => void) {
  render(<Page onClosed={onClosed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await painted();
}

test('a dialog is named by its title and gets the focus', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Client Login' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(document.querySelector('.bp6-overlay')).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', () => userEvent.click(document.querySelector('.bp6-overlay-backdrop') as Element)],
])('%s closes it, and restores the focus', async (_, close) => {
  await open();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('a dialog that only its content closes has no close button, and ignores Escape and clicks outside', async () => {
  render(
    <Dialog isOpen title="Key of Night shift">
      <button type="button">Done</button>
    </Dialog>,
  );
  // Before and after the focus moves inside.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await painted();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.bp6-overlay-backdrop') as Element);
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test("Escape closes it as soon as it is visible, before the focus is inside, and the page below doesn't receive it", async () => {
  const onKeyDown = jest.fn();
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Open' });
  button.addEventListener('keydown', onKeyDown);
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(button).toHaveFocus();
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await painted();
  expect(button).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('of two dialogs, Escape closes the upper one, even while the focus is still in the lower one', () => {
  const closed: string[] = [];
  const dialogs = (...opened: string[]) => (
    <>
      {['Lower', 'Upper'].map((title) => (
        <Dialog key={title} isOpen={opened.includes(title)} title={title} onClose={() => closed.push(title)}>
          {title}
        </Dialog>
      ))}
    </>
  );
  const { rerender } = render(dialogs('Lower'));
  const lower = screen.getByRole('button', { name: 'Close' });
  lower.focus();
  rerender(dialogs('Lower', 'Upper'));
  fireEvent.keyDown(lower, { key: 'Escape' });
  expect(closed).toEqual(['Upper']);
  rerender(dialogs('Lower'));
  fireEvent.keyDown(lower, { key: 'Escape' });
  expect(closed).toEqual(['Upper', 'Lower']);
});

test('the closed callback runs once the focus is restored', async () => {
  let focused: Element | null = null;
  await open(() => {
    focused = document.activeElement;
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focused).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('Tab cycles inside', async () => {
  await open();
  screen.getByRole('button', { name: 'Last' }).focus();
  await userEvent.tab();
  await painted();
  expect(screen.getByRole('button', { name: 'Open' })).not.toHaveFocus();
  expect(document.querySelector('.bp6-overlay')).toContainElement(document.activeElement as HTMLElement);
});

function Asking({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button">Before</button>
      <Dialog isOpen title="Contact" onClose={() => undefined}>
        {children}
      </Dialog>
    </>
  );
}
const form = (
  <form>
    <input type="hidden" />
    <input aria-label="Taken" disabled />
    <input aria-label="To" readOnly />
    <textarea aria-label="Message" />
    <input aria-label="Subject" />
  </form>
);
/** A touch screen, without a pointer. */
function touched() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' }));
}

test('a dialog with a form focuses its first field', async () => {
  render(<Asking>{form}</Asking>);
  await painted();
  await painted();
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

test.each([
  ['that only tells', <p key="p">Nothing to fill in</p>],
  ['whose form is below its text', <section key="s">{form}</section>],
])('a dialog %s focuses its title', async (_, content) => {
  render(<Asking>{content}</Asking>);
  await painted();
  await painted();
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
});

test('on a touch screen no field gets the focus, so that no keyboard covers the form', async () => {
  touched();
  render(<Asking>{form}</Asking>);
  await painted();
  await painted();
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
});

test('the focus stays where the content or a person has put it', async () => {
  render(<Asking>{form}</Asking>);
  screen.getByLabelText('Subject').focus();
  await painted();
  await painted();
  expect(screen.getByLabelText('Subject')).toHaveFocus();
});

test('a form restores the focus, also the second time', async () => {
  function FormPage() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} title="Contact" onClose={() => setOpen(false)}>
          {form}
        </Dialog>
      </>
    );
  }
  render(<FormPage />);
  for (const _ of ['first', 'second']) {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  }
});

test.each(['closes', 'is removed'])(
  'if its opener is gone when it %s, the focus goes to the part around it',
  async (how) => {
    function List() {
      const [state, setState] = useState<'row' | 'open' | 'done'>('row');
      const dialog = (
        <Dialog isOpen={state === 'open'} title="Delete">
          <button type="button" onClick={() => setState('done')}>
            Delete
          </button>
        </Dialog>
      );
      return (
        <section aria-label="Rows">
          {state !== 'done' && (
            <button type="button" onClick={() => setState('open')}>
              Row
            </button>
          )}
          {(how === 'closes' || state === 'open') && dialog}
        </section>
      );
    }
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Row' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus());
  },
);
