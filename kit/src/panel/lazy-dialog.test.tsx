import { useState, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../toasts.ts';
import { lazyDialog } from './lazy-dialog.tsx';

interface PlainDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const Plain = ({ isOpen, onClose }: PlainDialogProps) =>
  isOpen && (
    <button type="button" onClick={onClose}>
      Close it
    </button>
  );

function show(load: () => Promise<ComponentType<PlainDialogProps>>) {
  const Dialog = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open it
        </button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />
        <Toaster />
      </>
    );
  }
  render(<Page />);
}

test('its code is fetched on first open, and once', async () => {
  const load = jest.fn(async () => Plain as ComponentType<PlainDialogProps>);
  show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close it' }));
  expect(screen.queryByRole('button', { name: 'Close it' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByRole('button', { name: 'Close it' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('if that fails, a toast says so, and the next click tries again', async () => {
  let isDown = true;
  show(async () => {
    if (isDown) throw new Error('No network');
    return Plain as ComponentType<PlainDialogProps>;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText("Couldn't open this")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByRole('button', { name: 'Close it' })).toBeInTheDocument();
});
