import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { answerPlaceholders, cannedAnswerRule } from 'rules/canned-answers';
import styled from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog, Dialog, DialogButtons } from 'kit/dialog';
import { Form, TextAreaField, TextField, useForm } from '../../forms.ts';
import { tokens } from '../../theme/tokens.ts';
import { toast, toastFailure } from '../../toasts.ts';
import {
  CannedAnswersDocument,
  CreateCannedAnswerDocument,
  DeleteCannedAnswerDocument,
  type CannedAnswer_AnswerFragment as CannedAnswer,
  UpdateCannedAnswerDocument,
} from '../gql/graphql.ts';

export interface CannedAnswersDialogProps {
  isOpen: boolean;
  answers: readonly CannedAnswer[];
  onClose: () => void;
}

/** The canned answers of support and administrators: create, edit and delete. */
export function CannedAnswersDialog({ isOpen, answers, onClose }: CannedAnswersDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Canned answers" onClose={onClose}>
      <Content answers={answers} />
    </Dialog>
  );
}

function Content({ answers }: Pick<CannedAnswersDialogProps, 'answers'>) {
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null);
  const [remove] = useMutation(DeleteCannedAnswerDocument, { refetchQueries: [CannedAnswersDocument] });
  if (edited) return <AnswerForm answer={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />;
  return (
    <>
      {answers.length === 0 && <p>No canned answers yet.</p>}
      <List>
        {answers.map((answer) => (
          <li key={answer.id}>
            <strong>{answer.title}</strong>
            <Button onClick={() => setEdited(answer)} aria-label={`Edit: ${answer.title}`}>
              Edit
            </Button>
            <Button onClick={() => setDeleted(answer)} aria-label={`Delete: ${answer.title}`}>
              Delete
            </Button>
          </li>
        ))}
      </List>
      <DialogButtons>
        <Button $primary onClick={() => setEdited('new')}>
          New canned answer
        </Button>
      </DialogButtons>
      <ConfirmDialog
        isOpen={deleted !== null}
        confirmation={
          deleted && {
            title: 'Delete this canned answer?',
            message: `“${deleted.title}” is deleted for everyone. Messages it was used in keep their text.`,
            confirmLabel: 'Delete',
            intent: 'danger',
            run: () => deleteAnswer(deleted.id),
          }
        }
        onClose={() => setDeleted(null)}
      />
    </>
  );

  async function deleteAnswer(id: string): Promise<boolean> {
    try {
      await remove({ variables: { id } });
      return true;
    } catch (error) {
      toastFailure(error, "Couldn't delete the canned answer");
      return false;
    }
  }
}

interface AnswerFormProps {
  /** Null for a new one. */
  answer: CannedAnswer | null;
  onDone: () => void;
}

function AnswerForm({ answer, onDone }: AnswerFormProps) {
  const [create] = useMutation(CreateCannedAnswerDocument, { refetchQueries: [CannedAnswersDocument] });
  const [update] = useMutation(UpdateCannedAnswerDocument);
  const { field, pending, formProps } = useForm({
    rule: cannedAnswerRule,
    initial: { title: answer?.title ?? '', content: answer?.content ?? '' },
    onSubmit: async (input) => {
      await (answer ? update({ variables: { id: answer.id, input } }) : create({ variables: { input } }));
      toast({ title: 'Canned answer saved', description: input.title, intent: 'success' });
      onDone();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't save the canned answer"),
  });
  return (
    <Form {...formProps}>
      <TextField label="Title" maxLength={100} {...field('title')} />
      <TextAreaField label="Answer" rows={8} {...field('content')} />
      <Placeholders>
        {Object.entries(answerPlaceholders).map(([name, meaning]) => (
          <div key={name}>
            <dt>{`{{${name}}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Placeholders>
      <DialogButtons>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Saving…' : 'Save'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const List = styled.ul`
  li {
    display: flex;
    min-height: 48px;
    align-items: center;
    gap: ${tokens.space.xs};
  }
  li + li {
    border-top: 1px solid ${tokens.color.line};
  }
  strong {
    min-width: 0;
    flex: 1;
    overflow-wrap: anywhere;
  }
`;

const Placeholders = styled.dl`
  display: grid;
  margin: 0;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  div {
    display: flex;
    gap: ${tokens.space.s};
  }
  dt {
    min-width: 96px;
    font-family: ${tokens.font.code};
  }
  dd {
    margin: 0;
  }
`;
