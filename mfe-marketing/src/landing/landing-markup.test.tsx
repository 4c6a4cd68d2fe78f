import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter } from 'kit/router';
import { LandingScreen } from './landing-screen.tsx';

const page = (
  <MemoryRouter>
    <LandingScreen />
  </MemoryRouter>
);

test('the page is rendered completely without style attributes, and hydrates without a mismatch', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent('Software made to measure');
  expect(root).toHaveTextContent('Care after launch');
  expect(root).toHaveTextContent('What should be live next?');
  expect(root.querySelectorAll('[style], [data-unseen], [inert]')).toHaveLength(0);

  const differences: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (difference) => differences.push(difference) }),
  );
  expect(differences).toEqual([]);
  await act(async () => hydrated.unmount());
});
