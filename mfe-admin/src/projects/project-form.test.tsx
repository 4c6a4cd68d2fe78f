import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type mockNetwork, replyTo } from 'kit/test/network';
import { UpdateAdminProjectDocument } from '#gql/graphql.ts';
import { activityEvent, detailReply, project, projectsReply, projectVersion } from '../testing/projects.ts';
import { showScreen } from '../testing/show-screen.tsx';
import './detail/project-dialog.tsx';
import { ProjectsScreen } from './projects-screen.tsx';

const shop = project({ title: 'Tea shop', progress: 10, client: null, stagingUrl: null });

async function open(answers: Parameters<typeof mockNetwork>[0] = {}) {
  const shown = showScreen(<ProjectsScreen />, {
    path: '/admin/projects?project=p1',
    answers: { AdminProjects: projectsReply([shop]), AdminProjectDetail: detailReply(shop), ...answers },
  });
  const form = within(await screen.findByRole('form', { name: 'Change the project' }));
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  return { ...shown, form, save };
}

test('sends only changed fields', async () => {
  const saved = project({ ...shop, progress: 40, clientEmail: 'ines@bakery.example' });
  const { form, save, getInputs } = await open({
    UpdateAdminProject: replyTo(UpdateAdminProjectDocument, { updateProject: saved }),
  });
  const progress = form.getByLabelText('Progress in percent');
  await userEvent.clear(progress);
  await userEvent.type(progress, '40');
  await userEvent.type(form.getByLabelText('Client Email'), 'ines@bakery.example');
  await save();
  expect(await screen.findByText('Tea shop was updated')).toBeInTheDocument();
  expect(getInputs('UpdateAdminProject')).toEqual([
    { id: 'p1', input: { progress: 40, clientEmail: 'ines@bakery.example' }, ifUpdatedAt: projectVersion },
  ]);
});

test('shows validation errors at their fields and sends nothing', async () => {
  const { form, save, getInputs } = await open();
  const progress = form.getByLabelText('Progress in percent');
  await userEvent.clear(progress);
  await userEvent.type(progress, '101');
  await userEvent.type(form.getByLabelText('Live App URL'), 'tea');
  await save();
  expect(progress).toHaveAccessibleDescription('Progress must be at most 100');
  expect(progress).toHaveFocus();
  expect(form.getByLabelText('Live App URL')).toHaveAccessibleDescription('Please enter a valid web address');
  expect(getInputs('UpdateAdminProject')).toEqual([]);
});

test('keeps rejected values in the form', async () => {
  const { form, save } = await open({
    UpdateAdminProject: errorReply('CONFLICT', 'This project already has a client'),
  });
  await userEvent.type(form.getByLabelText('Client Email'), 'ines@bakery.example');
  await save();
  expect(await screen.findByText('This project already has a client')).toBeInTheDocument();
  expect(form.getByLabelText('Client Email')).toHaveValue('ines@bakery.example');
  expect(form.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-disabled');
});

test('follows changes by others; where both changed a field, theirs is offered beside it', async () => {
  const { answers, form, emitEvent, countSubscribers } = await open();
  const live = form.getByLabelText('Live App URL');
  await userEvent.type(live, 'https://mine.example');
  await waitFor(() => expect(countSubscribers('AdminProjectChanged')).toBe(1));
  const theirs = project({ ...shop, progress: 55, liveUrl: 'https://theirs.example' });
  answers.AdminProjectDetail = detailReply(theirs);
  await emitEvent('AdminProjectChanged', activityEvent(theirs));
  await waitFor(() => expect(form.getByLabelText('Progress in percent')).toHaveValue(55));
  expect(live).toHaveValue('https://mine.example');
  const theirVersion = within(form.getByRole('group', { name: 'Live App URL, their version' }));
  await userEvent.click(theirVersion.getByRole('button', { name: 'Take theirs' }));
  expect(live).toHaveValue('https://theirs.example');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
});

test('setting Completed sets the progress to 100%', async () => {
  const { form } = await open();
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Completed');
  expect(form.getByLabelText('Progress in percent')).toHaveValue(100);
});
