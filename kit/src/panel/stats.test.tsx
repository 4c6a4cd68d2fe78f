import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '../router.ts';
import { Stat, Stats } from './stats.tsx';

const show = (reading: Parameters<typeof Stat>[0]) =>
  render(
    <MemoryRouter>
      <Stats>
        <Stat {...reading} />
      </Stats>
    </MemoryRouter>,
  );

test('a figure is next to its name, and the name links to its details', () => {
  show({ label: 'This Month', figure: '$8,750', to: '/contractor?tab=billing' });
  expect(screen.getByRole('definition')).toHaveTextContent('$8,750');
  expect(screen.getByRole('link', { name: 'This Month' })).toHaveAttribute('href', '/contractor?tab=billing');
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('a sample is marked as one', () => {
  show({ label: 'Rating', figure: '4.9', isSample: true });
  expect(screen.getByRole('definition')).toHaveTextContent('4.9Sample');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a figure of zero is shown, and one that is loading has a placeholder', () => {
  const { unmount } = show({ label: 'Open Tickets', figure: '0' });
  expect(screen.getByRole('definition')).toHaveTextContent('0');
  unmount();
  show({ label: 'Open Tickets', figure: undefined });
  expect(screen.getByRole('definition')).toHaveTextContent(/^$/);
});
