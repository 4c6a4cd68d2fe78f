import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens a choice that is searched, and takes what has this name; with words, after typing them. */
export async function choose(opener: HTMLElement, name: string, words = ''): Promise<void> {
  await userEvent.click(opener);
  const list = within(await screen.findByRole('listbox'));
  if (words) {
    const before = (await list.findAllByRole('option')).length;
    await userEvent.keyboard(words);
    // The server is asked once typing has paused.
    await waitFor(() => expect(list.getAllByRole('option').length).not.toBe(before));
  }
  await userEvent.click(await list.findByRole('option', { name }));
}
