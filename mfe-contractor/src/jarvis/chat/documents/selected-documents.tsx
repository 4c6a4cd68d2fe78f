import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ChosenDocument_AiDocumentFragment as ChosenDocument } from '#gql/graphql.ts';

interface SelectedDocumentsProps {
  documents: readonly ChosenDocument[];
  onChange: (documents: readonly ChosenDocument[]) => void;
}

/** The documents sent with the next question. */
export function SelectedDocuments({ documents, onChange }: SelectedDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <Strip aria-label="Selected documents">
      {documents.map(({ id, title }) => (
        <li key={id}>
          <span>{title}</span>
          <button
            type="button"
            aria-label={`Remove ${title}`}
            onClick={() => onChange(documents.filter((document) => document.id !== id))}
          >
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  li {
    display: flex;
    min-width: 0;
    max-width: 100%;
    align-items: center;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
  }
  span {
    overflow: hidden;
    padding-left: ${tokens.space.xs};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    display: flex;
    width: 32px;
    height: 32px;
    flex: none;
    align-items: center;
    justify-content: center;
    border: 0;
    background: none;
    color: ${tokens.color.soft};
    cursor: pointer;
  }
  button:hover {
    color: ${tokens.color.ink};
  }
`;
