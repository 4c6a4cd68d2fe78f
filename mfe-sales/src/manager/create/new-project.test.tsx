import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { CreateManagedProjectDocument } from '#gql/graphql.ts';
import { overviewReply, plannedReply } from '../../testing/manager-replies.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { clinicId, devikaId } from '../../testing/work.ts';

const overview = { ManagerOverview: overviewReply(), ManagedProjects: plannedReply([]) };
const created = replyTo(CreateManagedProjectDocument, {
  createProject: { __typename: 'Project', id: clinicId, title: 'Clinic' },
});

async function open(answers: Parameters<typeof showManager>[1] = {}) {
  const shown = showManager('', { ...overview, CreateManagedProject: created, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  await userEvent.type(await form.findByLabelText('Project Title'), 'Clinic');
  await userEvent.type(form.getByLabelText('Description'), 'Appointments');
  await userEvent.selectOptions(form.getByLabelText('Project Tier'), 'small');
  return { ...shown, form, create: () => userEvent.click(form.getByRole('button', { name: 'Create Project' })) };
}

test('a project manager creates a project for a client with a team, and lands on its page', async () => {
  const { form, create, getInputs, address } = await open();
  expect(form.queryByLabelText('Project manager')).not.toBeInTheDocument();
  await userEvent.type(form.getByLabelText('Client Email'), 'ines@bakery.example');
  await choose(form.getByLabelText('Developer'), 'Devika Rao, Developer');
  await create();
  expect(await screen.findByText('Project Created')).toBeInTheDocument();
  expect(getInputs('CreateManagedProject')).toMatchObject([
    { input: { title: 'Clinic', clientEmail: 'ines@bakery.example', developerId: devikaId } },
  ]);
  await waitFor(() => expect(address()).toBe(`/project-manager-portal/projects/${clinicId}`));
});

test('client and team are kept with the texts when the page is reloaded', async () => {
  const { form } = await open();
  await userEvent.type(form.getByLabelText('Client Email'), 'ines@bakery.example');
  await choose(form.getByLabelText('Developer'), 'Devika Rao, Developer');
  cleanup();
  showManager('', { ...overview, CreateManagedProject: created });
  await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  expect(await reopened.findByLabelText('Project Title')).toHaveValue('Clinic');
  expect(reopened.getByLabelText('Client Email')).toHaveValue('ines@bakery.example');
  expect(reopened.getByLabelText('Developer')).toHaveTextContent('Devika Rao');
});

test('an invalid email of the client is shown at its field', async () => {
  const fields = { clientEmail: 'Please enter a valid email address' };
  const { form, create } = await open({ CreateManagedProject: errorReply('BAD_USER_INPUT', 'Invalid', fields) });
  await userEvent.type(form.getByLabelText('Client Email'), 'ines');
  await create();
  expect(await form.findAllByText('Please enter a valid email address')).not.toHaveLength(0);
  expect(form.getByLabelText('Client Email')).toHaveAccessibleDescription('Please enter a valid email address');
});

test('administrators also choose the project manager', async () => {
  const { form } = await open({ Viewer: viewerReply(people.admin) });
  expect(form.getByLabelText('Project manager')).toBeInTheDocument();
});
