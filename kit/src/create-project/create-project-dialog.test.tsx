import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateProjectInput } from 'rules/create-project';
import { mockNetwork } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage, SignedIn } from '../../test/render.tsx';
import { CreateProjectDialog } from '../create-project.ts';

type Create = (project: CreateProjectInput, key: string) => Promise<void>;

function show(create: Create = async () => undefined) {
  mockNetwork({ Viewer: viewerReply(people.client) });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open it
        </button>
        <CreateProjectDialog
          isOpen={isOpen}
          title="Create New Project"
          onClose={() => setOpen(false)}
          create={create}
        />
      </>
    );
  }
  renderInPage(
    <SignedIn>
      <Page />
    </SignedIn>,
  );
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open it' }));
const field = (name: string) => screen.findByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getOptions = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function fillIn() {
  await userEvent.type(await field('Project Title'), 'Bakery');
  await userEvent.type(await field('Description'), 'Sells bread');
  await userEvent.selectOptions(await field('Project Tier'), 'medium');
}

test('the tiers have their prices, and the priorities their order', async () => {
  show();
  await open();
  expect(getOptions(await field('Project Tier'))).toEqual([
    'Select a tier',
    'Small ($2,500)',
    'Medium ($7,500)',
    'High ($15,000)',
    'Enterprise (custom)',
  ]);
  expect(getOptions(await field('Priority'))).toEqual(['Low', 'Medium', 'High', 'Critical']);
  expect(await field('Priority')).toHaveValue('medium');
});

test('the entries are sent as the rule parses them, and the dialog closes', async () => {
  const created = jest.fn<Promise<void>, Parameters<Create>>(async () => undefined);
  show(created);
  await open();
  await fillIn();
  await userEvent.selectOptions(await field('Priority'), 'critical');
  await userEvent.type(await field('Working Location'), 'Remote');
  await userEvent.type(await field('Technologies'), 'React, , PostgreSQL ');
  await userEvent.type(await field('Estimated Duration in weeks'), '6');
  await press('Create Project');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(created.mock.calls).toEqual([
    [
      {
        title: 'Bakery',
        description: 'Sells bread',
        tier: 'medium',
        priority: 'critical',
        workingLocation: 'Remote',
        technologies: ['React', 'PostgreSQL'],
        estimatedWeeks: 6,
      },
      expect.any(String),
    ],
  ]);
  await open();
  expect(await field('Project Title')).toHaveValue('');
});

test('missing fields show their errors, and nothing is sent', async () => {
  const created = jest.fn<Promise<void>, Parameters<Create>>(async () => undefined);
  show(created);
  await open();
  await userEvent.type(await field('Estimated Duration in weeks'), '1.5');
  await press('Create Project');
  expect(await field('Project Title')).toHaveAccessibleDescription('Project title is required');
  expect(await field('Project Title')).toHaveFocus();
  expect(await field('Project Tier')).toHaveAccessibleDescription('Please select a project tier');
  expect(await field('Estimated Duration in weeks')).toHaveAccessibleDescription(
    'Estimated duration must be a whole number of weeks',
  );
  expect(created).not.toHaveBeenCalled();
});

test('a draft survives Cancel, until it is discarded', async () => {
  show();
  await open();
  await fillIn();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(await field('Project Title')).toHaveValue('Bakery');
  expect(await field('Project Tier')).toHaveValue('medium');
  await press('Start over');
  expect(await field('Project Title')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a refusal is shown, the entries stay, and a retry uses the same idempotency key', async () => {
  const keys: string[] = [];
  show(async (_, key) => {
    keys.push(key);
    throw Object.assign(new Error('The database is away'), { code: 'UNAVAILABLE' });
  });
  await open();
  await fillIn();
  await press('Create Project');
  expect(await screen.findByText("Couldn't create the project")).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
  expect(await field('Project Title')).toHaveValue('Bakery');
  await press('Create Project');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});
