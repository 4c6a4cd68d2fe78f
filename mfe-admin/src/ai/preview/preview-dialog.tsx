import { Dialog } from 'kit/dialog';
import { DocumentText } from './document-text.tsx';

interface PreviewDialogProps {
  document: { id: string; title: string } | null;
  onClose: () => void;
}

/** Shows the text of a document as Jarvis reads it. */
export function PreviewDialog({ document, onClose }: PreviewDialogProps) {
  return (
    <Dialog wide isOpen={document !== null} title={document?.title ?? ''} onClose={onClose}>
      {document && <DocumentText id={document.id} />}
    </Dialog>
  );
}
