import { useRef, useState } from 'react';
import styled from 'styled-components';
// By package name, as remotes import it: shared modules are not bundled into this part again.
import { useMutation, usePaginatedQuery } from 'kit/apollo';
import { LoadMore, TextBox } from 'kit/panel';
import { commentOnTaskRule } from 'rules/tasks';
import { validate } from 'rules/validate';
import { Avatar } from '../controls/avatar.tsx';
import { Button } from '../controls/button.tsx';
import { defineDraft, parseText } from '../draft.ts';
import { toFault } from '../fault.ts';
import { RelativeTime } from '../format.ts';
import { type Attempt, beginAttempt } from '../request.ts';
import { ErrorState } from '../states/error-state.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { tokens } from '../theme/tokens.ts';
import { CommentOnTaskDocument, TaskCommentsDocument } from './gql/graphql.ts';

interface TaskCommentsProps {
  taskId: string;
}

/** The comments on a task, oldest first, and a box for a new one. */
export function TaskComments({ taskId }: TaskCommentsProps) {
  const pages = usePaginatedQuery(TaskCommentsDocument, {
    variables: { id: taskId },
    selectConnection: ({ task }) => task?.comments,
  });
  const { nodes, error, refresh } = pages;
  return (
    <section aria-label="Comments" aria-busy={!nodes && !error}>
      <Heading>Comments</Heading>
      {nodes ? (
        <>
          {nodes.length === 0 && <Empty>No comments yet.</Empty>}
          <List>
            {nodes.map(({ id, author, content, createdAt }) => (
              <li key={id}>
                <Head>
                  <Avatar person={author} />
                  <strong>{`${author.firstName} ${author.lastName}`}</strong>
                  <RelativeTime at={createdAt} />
                </Head>
                <Text>{content}</Text>
              </li>
            ))}
          </List>
          <LoadMore pages={pages} what="comments" />
        </>
      ) : error ? (
        <ErrorState
          title="Couldn't load the comments"
          hint="Your draft is safe. Try again."
          onRetry={() => void refresh()}
        />
      ) : (
        <Skeleton role="img" aria-label="Loading the comments" $width="100%" $height="56px" />
      )}
      <Composer taskId={taskId} onSent={() => void refresh()} />
    </section>
  );
}

const commentDraft = defineDraft({ name: 'task-comment', version: 1, parse: parseText });

/** Keeps its text as a draft until it is sent. */
function Composer({ taskId, onSent }: TaskCommentsProps & { onSent: () => void }) {
  const draft = commentDraft(taskId);
  const [text, setText] = useState(() => draft.read() ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useMutation(CommentOnTaskDocument);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Sent without an answer: a retry is the same request. */
  const attempt = useRef<Attempt>(null);

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    draft.save(next);
  };
  const submit = async () => {
    const checked = validate(commentOnTaskRule, { content: text });
    if (!checked.ok) return setProblem(checked.fields.content ?? null);
    if (loading) return;
    const begun = beginAttempt(checked.data.content, attempt.current);
    try {
      await send({
        variables: { id: taskId, input: checked.data },
        context: { headers: { 'Idempotency-Key': begun.key } },
      });
      attempt.current = null;
      write('');
      onSent();
    } catch (error) {
      const { code, message } = toFault(error);
      attempt.current = code === 'NETWORK' ? begun : null;
      setProblem(message);
    }
  };

  return (
    <>
      <Line role="group" aria-label="Your comment">
        <TextBox
          box={box}
          label="Comment"
          placeholder="Write a comment"
          text={text}
          onChange={write}
          onSend={() => void submit()}
          disabled={loading}
        />
        <Button onClick={() => void submit()}>{loading ? 'Sending…' : 'Comment'}</Button>
      </Line>
      <Hint role={problem ? 'alert' : undefined} $isProblem={Boolean(problem)}>
        {problem ?? 'Press Enter to send, Shift+Enter for a new line.'}
      </Hint>
    </>
  );
}

const Heading = styled.h3`
  margin-bottom: ${tokens.space.xs};
  font-size: ${tokens.size.body};
  line-height: 24px;
`;

const Empty = styled.p`
  margin-bottom: ${tokens.space.s};
  color: ${tokens.color.faint};
`;

const List = styled.ul`
  display: grid;
  margin-bottom: ${tokens.space.s};
  gap: ${tokens.space.s};
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.xs};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  strong {
    color: ${tokens.color.ink};
    font-size: ${tokens.size.small};
  }
`;

const Text = styled.p`
  max-width: ${tokens.width.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Line = styled.div`
  display: grid;
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs};
  button {
    min-width: 80px;
    min-height: 44px;
  }
`;

const Hint = styled.p<{ $isProblem: boolean }>`
  margin-top: 4px;
  color: ${({ $isProblem }) => ($isProblem ? tokens.color.danger : tokens.color.faint)};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
