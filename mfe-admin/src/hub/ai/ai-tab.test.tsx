import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { template, templatesReply } from '../../testing/ai.ts';
import { showHub } from '../../testing/show-hub.tsx';

test("the AI panel works in the hub, and its tabs don't affect the hub's", async () => {
  showHub('?tab=ai', { PromptTemplates: templatesReply([template({ id: 1, name: 'Reviewer' })]) });
  expect(await screen.findByRole('heading', { name: 'Reviewer' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'AI Documents' }));
  expect(await screen.findByRole('button', { name: 'Upload File' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'AI' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('?tab=ai&view=documents');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Knowledge Hub']);
});
