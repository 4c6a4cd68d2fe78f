import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'kit/router';
import { useSearchState } from 'kit/search-state';
import { SearchField } from './search-field.tsx';
import { ListFilters } from './list-filters.tsx';

function Page() {
  const [text] = useSearchState('q');
  const navigate = useNavigate();
  return (
    <ListFilters label="People" names={['q']} isUsed>
      <SearchField name="q" label="Search" placeholder="" />
      <p>Looking for: {text}</p>
      <button type="button" onClick={() => navigate('?q=ada')}>
        Elsewhere
      </button>
    </ListFilters>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
const field = () => screen.getByLabelText('Search');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('filters after a pause in typing, and follows changes of the URL', async () => {
  show();
  await userEvent.type(field(), ' ada ');
  expect(await screen.findByText('Looking for: ada')).toBeInTheDocument();
  await press('Clear');
  expect(field()).toHaveValue('');
  await press('Elsewhere');
  expect(field()).toHaveValue('ada');
  await userEvent.type(field(), '{Escape}');
  expect(await screen.findByText('Looking for:')).toBeInTheDocument();
});
