import styled from 'styled-components';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import type { OpenPassage } from './passage-dialog.tsx';

interface ReferencesProps {
  documents: ChatMessage['metadata']['referencedDocuments'];
  onOpen: (passage: OpenPassage) => void;
}

/** The documents an answer cites, each with its passages. */
export function References({ documents, onOpen }: ReferencesProps) {
  if (documents.length === 0) return null;
  return (
    <Details>
      <summary>Referenced {documents.length} document(s)</summary>
      <ul>
        {documents.map(({ id: documentId, title, passages }) => (
          <li key={documentId}>
            <span>{title}</span>
            {passages.map(({ id, number, place }) => (
              <button key={id} type="button" onClick={() => onOpen({ id, number, place, title })}>
                {place ? `${number} · ${place}` : `Passage ${number}`}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  color: ${({ theme }) => theme.color.soft};
  summary {
    width: fit-content;
    padding: 4px 0;
    cursor: pointer;
  }
  li {
    display: flex;
    padding: 4px 0;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${({ theme }) => theme.space.xs};
  }
  button {
    min-height: 24px;
    padding: 2px ${({ theme }) => theme.space.xs};
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.size.tiny};
    cursor: pointer;
  }
  button:hover {
    border-color: ${({ theme }) => theme.color.accent};
  }
`;
