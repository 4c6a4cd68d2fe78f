import { tokens } from 'kit/theme';
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
  color: ${tokens.color.soft};
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
    gap: 4px ${tokens.space.xs};
  }
  button {
    min-height: 24px;
    padding: 2px ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.accent};
    font-size: ${tokens.size.tiny};
    cursor: pointer;
  }
  button:hover {
    border-color: ${tokens.color.accent};
  }
`;
