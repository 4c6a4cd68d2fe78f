import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'kit/router';
import { KitTheme } from 'kit/theme';
import { SearchField } from './search-field.tsx';
import { useFilters } from './use-filters.ts';

function Page() {
  const filters = useFilters(['q', 'role']);
  const { get, put, clear } = filters;
  const navigate = useNavigate();
  return (
    <>
      <SearchField filters={filters} name="q" label="Search" placeholder="" />
      <p>Looking for: {get('q')}</p>
      <p>Role: {get('role')}</p>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => navigate('?q=ada')}>
        Elsewhere
      </button>
      <button
        type="button"
        onClick={() => {
          put('q', 'one');
          put('role', 'two');
        }}
      >
        Both
      </button>
    </>
  );
}

const show = () =>
  render(
    <KitTheme>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </KitTheme>,
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

test('two filters that change at the same time keep both values', async () => {
  show();
  await press('Both');
  expect(screen.getByText('Looking for: one')).toBeInTheDocument();
  expect(screen.getByText('Role: two')).toBeInTheDocument();
});
