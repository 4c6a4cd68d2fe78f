import { type RefObject, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { TextBox, useToastOffset } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Dialog } from 'kit/dialog';
import type { ChosenDocument_AiDocumentFragment as ChosenDocument } from '#gql/graphql.ts';
import { SelectedDocuments } from '../documents/selected-documents.tsx';
import { QuotaNotice } from '../quota/quota-notice.tsx';
import type { Quota } from '../quota/use-quota.ts';
import { DocumentChoice } from '../documents/document-choice.tsx';
import type { Composer } from './use-composer.ts';

interface ComposerBarProps {
  composer: Composer;
  box: RefObject<HTMLTextAreaElement | null>;
  /** How many questions are left; null if unknown. */
  quota: Quota | null;
  /** Stops the reply in progress; null if there is none. */
  onStop: (() => void) | null;
}

/** The composer: documents, text, and one button that sends, or stops the reply in progress. */
export function ComposerBar({ composer, box, quota, onStop }: ComposerBarProps) {
  const { text, documents, isSending, setText, setDocuments, send } = composer;
  const isUsedUp = quota?.left === 0;
  const ask = () => (isUsedUp ? undefined : void send());
  const bar = useRef<HTMLElement>(null);
  useToastOffset(bar);
  return (
    <Bar ref={bar} aria-label="Ask Jarvis">
      <SelectedDocuments documents={documents} onChange={setDocuments} />
      {quota && <QuotaNotice quota={quota} hasDraft={text.trim() !== ''} />}
      <Line>
        <TextBox
          box={box}
          label="Message to Jarvis"
          placeholder="Ask Jarvis"
          text={text}
          onChange={setText}
          onSend={ask}
          onEscape={() => onStop?.()}
          disabled={isUsedUp}
        />
        {/* One button for both, so that focus stays when a reply starts or ends. */}
        <Button
          $primary={!onStop && !isUsedUp}
          aria-disabled={isSending || (isUsedUp && !onStop)}
          onClick={() => (onStop ? onStop() : ask())}
        >
          {onStop ? 'Stop' : 'Send'}
        </Button>
      </Line>
      <Foot>
        <DocumentPicker documents={documents} onChange={setDocuments} />
        <p>Jarvis can make mistakes. Consider checking important information.</p>
      </Foot>
    </Bar>
  );
}

const Bar = styled.section`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.l};
  gap: ${tokens.space.xs};
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  > * {
    width: 100%;
    max-width: 800px;
    margin: 0 auto;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.xs} ${tokens.space.m};
  }
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${tokens.space.m};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;

interface DocumentPickerProps {
  documents: readonly ChosenDocument[];
  onChange: (documents: readonly ChosenDocument[]) => void;
}

function DocumentPicker({ documents, onChange }: DocumentPickerProps) {
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
