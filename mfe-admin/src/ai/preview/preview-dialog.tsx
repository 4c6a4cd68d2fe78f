import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import styled from 'styled-components';
import type { DocumentRow_DocumentFragment } from '#gql/graphql.ts';
import { DocumentText } from './document-text.tsx';

interface PreviewDialogProps {
  document: Pick<DocumentRow_DocumentFragment, 'id' | 'title' | 'textSource'> | null;
  onReplace: () => void;
  onClose: () => void;
}

/** Shows the text of a document as Jarvis reads it. One that was added or fetched can be replaced. */
export function PreviewDialog({ document, onReplace, onClose }: PreviewDialogProps) {
  const isReplaceable = document?.textSource === 'added' || document?.textSource === 'address';
  return (
    <Dialog wide isOpen={document !== null} title={document?.title ?? ''} onClose={onClose}>
      {document && <DocumentText id={document.id} title={document.title} />}
      {isReplaceable && (
        <Actions>
          <Button onClick={onReplace}>Replace Text</Button>
        </Actions>
      )}
    </Dialog>
  );
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;
