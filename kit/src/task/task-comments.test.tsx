import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { errorReply, type MockResponse, mockNetwork, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage, SignedIn } from '../../test/render.tsx';
import { CommentOnTaskDocument, TaskCommentsDocument } from './gql/graphql.ts';
import { TaskComments } from './task-comments.tsx';

const comment = (id: string, content: string) => ({
  __typename: 'TaskComment',
  id,
  content,
  createdAt: '2026-11-20T12:00:00.000Z',
  author: { __typename: 'User', id: 'u1', firstName: 'Paula', lastName: 'Ruiz', profileImageUrl: null },
});
const reply = (...comments: ReturnType<typeof comment>[]): MockResponse =>
  replyTo(TaskCommentsDocument, {
    task: {
      __typename: 'Task',
      id: 't1',
      comments: {
        __typename: 'TaskCommentConnection',
        edges: comments.map((node) => ({ __typename: 'TaskCommentEdge', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });

function show(answers: Parameters<typeof mockNetwork>[0]) {
  const network = mockNetwork({ Viewer: viewerReply(people.developer), ...answers });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <TaskComments taskId="t1" />
      </KitApollo>
    </SignedIn>,
  );
  return network;
}
const write = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), text);

test('comments are listed with their authors, oldest first', async () => {
  show({ TaskComments: reply(comment('1', 'Which harbor?'), comment('2', 'All of them')) });
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Paula Ruiz.*Which harbor\?/),
    expect.stringMatching(/Paula Ruiz.*All of them/),
  ]);
});

test('Enter sends a comment, which is then listed, and clears the box', async () => {
  const { sent, answers } = show({
    TaskComments: reply(),
    CommentOnTask: replyTo(CommentOnTaskDocument, { commentOnTask: comment('1', 'Half done') }),
  });
  expect(await screen.findByText('No comments yet.')).toBeInTheDocument();
  answers.TaskComments = reply(comment('1', 'Half done'));
  await write('Half done{Enter}');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Half done');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  expect(sent.find(({ operation }) => operation === 'CommentOnTask')).toMatchObject({
    variables: { id: 't1', input: { content: 'Half done' } },
    key: expect.any(String),
  });
});

test('a comment that failed to send stays in the box, with the reason', async () => {
  show({ TaskComments: reply(), CommentOnTask: errorReply('RATE_LIMITED', 'Try again in a minute') });
  await write('Half done{Enter}');
  expect(await screen.findByText('Try again in a minute')).toHaveRole('alert');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half done');
});

test('an empty comment is not sent', async () => {
  const { sent } = show({ TaskComments: reply() });
  await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('Please enter a comment.')).toHaveRole('alert');
  expect(sent.map(({ operation }) => operation)).not.toContain('CommentOnTask');
});
