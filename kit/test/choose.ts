import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens a combobox and selects the option with this name, after typing the search text if there is one. */
export async function choose(opener: HTMLElement, name: string, words = ''): Promise<void> {
  await userEvent.click(opener);
  const list = within(await screen.findByRole('listbox'));
  if (words) {
    const before = (await list.findAllByRole('option')).length;
    await userEvent.keyboard(words);
    // The search is debounced.
    await waitFor(() => expect(list.getAllByRole('option').length).not.toBe(before));
  }
  await userEvent.click(await list.findByRole('option', { name }));
}
