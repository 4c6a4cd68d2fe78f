import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, type Fixture, replyTo, toConnection } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import {
  AssignToProjectDocument,
  MemberProjectsDocument,
  type TeamOfProject_ProjectFragment,
  TeamOfProjectDocument,
} from '#gql/graphql.ts';
import { membersReply } from '../../../testing/manager-replies.ts';
import { showManager } from '../../../testing/show-manager.tsx';
import { clinicId, devika, harbourId, teammate, tomas, tomasId } from '../../../testing/work.ts';

const seen = '2026-11-20T09:00:00.000Z';
const project = (fields: Partial<TeamOfProject_ProjectFragment> = {}): Fixture<TeamOfProject_ProjectFragment> => ({
  __typename: 'Project',
  id: harbourId,
  title: 'Harbour',
  updatedAt: seen,
  developer: teammate(devika),
  tester: null,
  projectManager: null,
  ...fields,
});
const clinic = (fields: Partial<TeamOfProject_ProjectFragment> = {}) =>
  project({ id: clinicId, title: 'Clinic', developer: null, ...fields });
const listReply = (...projects: ReturnType<typeof project>[]) =>
  replyTo(MemberProjectsDocument, { plannedProjects: toConnection('PlannedProject', projects) });

async function open(answers: Parameters<typeof showManager>[1] = {}) {
  const shown = showManager('?tab=team', {
    TeamLoad: membersReply([{ ...tomas, activeProjects: 1 }]),
    MemberProjects: listReply(project({ tester: teammate(tomas) })),
    TeamOfProject: replyTo(TeamOfProjectDocument, { project: clinic() }),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign projects to Tomás Rao' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Projects of Tomás Rao' })) };
}

test('a contractor is added to a project from their row, in the role that they work as', async () => {
  const { dialog, answers, getInputs } = await open({
    AssignToProject: replyTo(AssignToProjectDocument, { changeProjectTeam: clinic({ tester: teammate(tomas) }) }),
  });
  const list = () =>
    within(dialog.getByRole('list', { name: 'Active projects of Tomás Rao' })).getAllByRole('listitem');
  await dialog.findByRole('list');
  expect(list().map(({ textContent }) => textContent)).toEqual(['HarbourTesterRemove']);
  expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Tester');
  expect(dialog.getByRole('button', { name: 'Add to project' })).toHaveAttribute('aria-disabled', 'true');
  await choose(dialog.getByRole('combobox', { name: 'Project' }), 'Clinic');
  answers.MemberProjects = listReply(project({ tester: teammate(tomas) }), clinic({ tester: teammate(tomas) }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add to project' }));
  expect(await screen.findByText('The team of Clinic was updated')).toBeInTheDocument();
  expect(getInputs('AssignToProject')).toEqual([{ id: clinicId, input: { testerId: tomasId }, ifUpdatedAt: seen }]);
  expect(await dialog.findByRole('link', { name: 'Clinic' })).toHaveAttribute(
    'href',
    `/project-manager-portal/projects/${clinicId}`,
  );
});

test('the person who has the role now is named before they are replaced', async () => {
  const { dialog } = await open({
    TeamOfProject: replyTo(TeamOfProjectDocument, { project: clinic({ tester: teammate(devika) }) }),
  });
  await choose(dialog.getByRole('combobox', { name: 'Project' }), 'Clinic');
  expect(await dialog.findByText('Devika Rao has this role now, and will be replaced.')).toBeInTheDocument();
});

test('a contractor is removed from a project, but not over an assignment of someone else', async () => {
  const { dialog, answers, getInputs } = await open({
    AssignToProject: errorReply('CHANGED_MEANWHILE', 'Someone else has changed this project'),
    TeamOfProject: replyTo(TeamOfProjectDocument, {
      project: project({ tester: teammate(devika), updatedAt: '2026-11-21T09:00:00.000Z' }),
    }),
  });
  answers.MemberProjects = listReply();
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove from Harbour as tester' }));
  expect(await screen.findByText('Team not changed')).toBeInTheDocument();
  expect(getInputs('AssignToProject')).toEqual([{ id: harbourId, input: { testerId: null }, ifUpdatedAt: seen }]);
  expect(await dialog.findByText('Not on any of your projects')).toBeInTheDocument();
});

test('only administrators change who manages a project here; no one adds a deactivated person', async () => {
  const managed = { MemberProjects: listReply(project({ projectManager: teammate(tomas) })) };
  const { dialog } = await open({
    ...managed,
    TeamLoad: membersReply([{ ...tomas, isActive: false }]),
  });
  expect(await dialog.findByText('Project manager')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Remove from/ })).not.toBeInTheDocument();
  expect(dialog.queryByRole('form')).not.toBeInTheDocument();
});

test('an administrator removes a project manager', async () => {
  const { dialog } = await open({
    Viewer: viewerReply(people.admin),
    MemberProjects: listReply(project({ projectManager: teammate(tomas) })),
  });
  expect(await dialog.findByRole('button', { name: 'Remove from Harbour as project manager' })).toBeInTheDocument();
});
