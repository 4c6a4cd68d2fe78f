import { useState } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ChosenDocument_AiDocumentFragment as ChosenDocument } from '#gql/graphql.ts';
import { DocumentChoice } from './document-choice.tsx';

interface DocumentPickerProps {
  documents: readonly ChosenDocument[];
  onChange: (documents: readonly ChosenDocument[]) => void;
}

export function DocumentPicker({ documents, onChange }: DocumentPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Opener onClick={() => setOpen(true)}>Select Documents</Opener>
      <Dialog isOpen={isOpen} title="Select Documents" onClose={close}>
        <DocumentChoice chosen={documents} onChange={onChange} />
        <Button $primary onClick={close}>
          {documents.length === 0 ? 'Done' : `Use ${documents.length} document${documents.length === 1 ? '' : 's'}`}
        </Button>
      </Dialog>
    </>
  );
}

const Opener = styled(Button)`
  min-height: 32px;
  padding: 5px ${tokens.space.s};
  font-size: ${tokens.size.tiny};
`;
