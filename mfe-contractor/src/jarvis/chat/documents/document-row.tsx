import { useId } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ChoosableDocumentsQuery } from '#gql/graphql.ts';

interface DocumentRowProps {
  document: ChoosableDocumentsQuery['documents']['edges'][number]['node'];
  isChosen: boolean;
  onToggle: () => void;
}

/** Why a document cannot be chosen yet. Only administrators get the reason of a failure, which may name private servers. */
const notReadyReasons = {
  received: 'Waiting to be processed',
  reading: 'Reading',
  indexing: 'Indexing',
  ready: undefined,
};

export function DocumentRow({ document, isChosen, onToggle }: DocumentRowProps) {
  const { title, fileName, description, textSource } = document;
  const reason = getReason(document);
  const note = description ?? fileName;
  const [nameId, noteId] = [useId(), useId()];
  return (
    <Row>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          // A selected document can always be deselected, even if it is no longer ready.
          disabled={Boolean(reason) && !isChosen}
          aria-labelledby={nameId}
          aria-describedby={noteId}
          onChange={onToggle}
        />
        <span>
          <strong id={nameId}>{title}</strong>
          <small id={noteId}>{reason ?? (textSource === 'summary' ? `Summary only · ${note}` : note)}</small>
        </span>
      </label>
    </Row>
  );
}

function getReason(document: DocumentRowProps['document']): string | undefined {
  const { status, stage, textSource } = document;
  if (stage === 'failed') return getFailure(document);
  if (status !== 'ready') return notReadyReasons[stage] ?? 'Not ready yet';
  return textSource === null ? 'Not read: an administrator has to add its text' : undefined;
}

function getFailure({ failureReason, fileUrl }: DocumentRowProps['document']): string {
  if (failureReason) return failureReason;
  const isUpload = fileUrl.startsWith('/');
  return `Couldn't ${isUpload ? 'read its file' : 'fetch it from its address'}: an administrator has to add its text`;
}

const Row = styled.li`
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  label {
    display: grid;
    min-height: 44px;
    padding: ${tokens.space.s};
    align-items: start;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.s};
    cursor: pointer;
  }
  label:has(:disabled) {
    cursor: default;
  }
  label:has(:disabled) strong {
    color: ${tokens.color.faint};
  }
  input {
    width: 16px;
    height: 16px;
    margin: 2px 0;
    accent-color: ${tokens.color.accent};
  }
  span {
    display: grid;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  small {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
`;
