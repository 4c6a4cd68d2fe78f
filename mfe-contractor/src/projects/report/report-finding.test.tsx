import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { ReportFindingDocument } from '#gql/graphql.ts';
import { ownTask } from '../../testing/own-tasks.ts';
import { hubProject, projectsReply } from '../../testing/projects.ts';
import { showHub } from '../../testing/show-hub.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a finding is reported to the developer, and its draft is kept until then', async () => {
  const { sent, answers } = showHub(
    {
      HubProjects: projectsReply([hubProject()]),
      ReportFinding: errorReply('UNAVAILABLE', 'The database is away'),
    },
    { search: 'tab=projects' },
  );
  await press('Report finding on Harbour');
  await press('Report finding');
  expect(screen.getByLabelText('What did you find?')).toHaveAccessibleDescription(
    'Please say in a line what you found',
  );
  await userEvent.type(screen.getByLabelText('What did you find?'), 'The total is wrong');
  await press('Report finding');
  expect(await screen.findByText("Couldn't report the finding")).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Report finding on Harbour');
  expect(await screen.findByLabelText('What did you find?')).toHaveValue('The total is wrong');
  answers.ReportFinding = replyTo(ReportFindingDocument, { reportFinding: ownTask({ id: 'k1' }) });
  await press('Report finding');
  expect(await screen.findByText(/^Dev Eloper has it as a task/)).toBeInTheDocument();
  expect(sent.findLast(({ operation }) => operation === 'ReportFinding')?.variables).toEqual({
    input: { projectId: 'p1', title: 'The total is wrong', description: null },
  });
});
