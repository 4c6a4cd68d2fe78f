import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type Confirmation } from './confirm-dialog.tsx';

function Page({ run }: Pick<Confirmation, 'run'>) {
  const [isOpen, setOpen] = useState(true);
  const confirmation: Confirmation = {
    title: 'End the override?',
    message: 'The published version comes back.',
    confirmLabel: 'End',
    pendingLabel: 'Ending…',
    intent: 'danger',
    run,
  };
  return <ConfirmDialog isOpen={isOpen} confirmation={confirmation} onClose={() => setOpen(false)} />;
}

const getButton = (name: string) => screen.getByRole('button', { name });

test('starts on Cancel, which runs nothing', async () => {
  const run = jest.fn();
  render(<Page run={run} />);
  expect(getButton('Cancel')).toHaveFocus();
  await userEvent.click(getButton('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});

test('closes once a synchronous action has run', async () => {
  const run = jest.fn();
  render(<Page run={run} />);
  await userEvent.click(getButton('End'));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function settle(succeeded: boolean) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  render(<Page run={() => promise} />);
  await userEvent.click(getButton('End'));
  expect(getButton('Ending…')).toHaveAttribute('aria-disabled', 'true');
  await act(async () => resolve(succeeded));
}

test('waits for an asynchronous action, then closes', async () => {
  await settle(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('stays open when the action has failed', async () => {
  await settle(false);
  expect(getButton('End')).not.toHaveAttribute('aria-disabled');
});
