import { useState } from 'react';
import { useQuery } from 'kit/apollo';
import { lazyDialog, SearchBox } from 'kit/panel';
import { fillPlaceholders } from 'rules/canned-answers';
import styled from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { useViewer } from '../../session.tsx';
import { tokens } from '../../theme/tokens.ts';
import type { ComposerText } from '../conversation.tsx';
import { CannedAnswersDocument } from '../gql/graphql.ts';
import type { ThreadTicket } from '../thread.ts';
import type { CannedAnswersDialogProps } from './canned-answers-dialog.tsx';

const CannedAnswersDialog = lazyDialog<CannedAnswersDialogProps>(
  async () => (await import('./canned-answers-dialog.tsx')).CannedAnswersDialog,
);

interface CannedAnswersProps {
  ticket: ThreadTicket;
  composer: ComposerText;
}

/** Inserts a canned answer in what is written, with its placeholders filled in. */
export function CannedAnswers({ ticket, composer: { text, write } }: CannedAnswersProps) {
  const viewer = useViewer();
  const { data } = useQuery(CannedAnswersDocument, { fetchPolicy: 'cache-and-network' });
  const [chosenId, setChosenId] = useState('');
  const [isEditing, setEditing] = useState(false);
  const answers = data?.cannedAnswers ?? [];
  const chosen = answers.find(({ id }) => id === chosenId);
  const insert = () => {
    if (!chosen) return;
    const filled = fillPlaceholders(chosen.content, {
      client: ticket.client.firstName,
      ticket: ticket.title,
      me: viewer.firstName,
      ...(ticket.project && { project: ticket.project.title }),
    });
    write([text.trimEnd(), filled].filter(Boolean).join('\n\n'));
  };
  return (
    <Tools>
      <SearchBox>
        <select aria-label="Canned answer" value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
          <option value="">Canned answers</option>
          {answers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </SearchBox>
      {chosen && <Button onClick={insert}>Insert</Button>}
      <Button onClick={() => setEditing(true)} aria-label="Edit canned answers">
        Edit
      </Button>
      <CannedAnswersDialog isOpen={isEditing} answers={answers} onClose={() => setEditing(false)} />
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
