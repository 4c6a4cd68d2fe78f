import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { DocumentRow_DocumentFragment } from '#gql/graphql.ts';
import { DocumentState } from './document-state.tsx';
import { Row } from './row-layout.ts';

interface DocumentRowProps {
  document: DocumentRow_DocumentFragment;
  row: RowProps;
  onPreview: () => void;
  onAddText: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function DocumentRow({ document, row, onPreview, onAddText, onEdit, onDelete }: DocumentRowProps) {
  const { title, description, fileName, fileUrl, tags, status, textSource, createdAt } = document;
  return (
    <Row {...row}>
      <div>
        <h2>{title}</h2>
        {description && <Description>{description}</Description>}
        <Meta>
          <a href={fileUrl} target="_blank" rel="noreferrer">
            {fileName}
          </a>
          <span>
            Added <RelativeTime at={createdAt} />
          </span>
          {tags.map((tag) => (
            <Tag key={tag} minimal>
              {tag}
            </Tag>
          ))}
        </Meta>
      </div>
      <DocumentState document={document} onAddText={onAddText} />
      <Actions>
        {status === 'ready' && textSource !== null && (
          <Button aria-label={`Show text of ${title}`} onClick={onPreview}>
            Show Text
          </Button>
        )}
        <Button aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </Actions>
    </Row>
  );
}

const Description = styled.p`
  max-width: 75ch;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;

const Meta = styled.div`
  display: flex;
  margin-top: ${tokens.space.xs};
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
  a {
    overflow-wrap: anywhere;
  }
  span {
    color: ${tokens.color.faint};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: ${tokens.space.xs};
  ${tokens.screen.wide} {
    justify-content: flex-end;
  }
`;
