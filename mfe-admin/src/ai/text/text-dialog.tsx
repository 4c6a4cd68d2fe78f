import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { Form, TextAreaField } from 'kit/forms';
import { tokens } from 'kit/theme';
import { toastFailure } from 'kit/toasts';
import { isWebAddress } from 'rules/text';
import styled from 'styled-components';
import { type DocumentRow_DocumentFragment, FetchDocumentDocument } from '#gql/graphql.ts';
import { FormFooter } from '../form-footer.tsx';
import { toastSuccess } from '../result-toasts.ts';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { FileChoice } from './file-choice.tsx';
import { useTextUpload } from './use-text-upload.ts';

type Document = Pick<DocumentRow_DocumentFragment, 'id' | 'title' | 'fileUrl' | 'textSource'>;

interface TextDialogProps {
  document: Document | null;
  onClose: () => void;
  /** A new text is being read. */
  onQueued: () => void;
  /** The dialog is closed, and the focus restored. */
  onClosed: () => void;
}

/** Gives a document the text that Jarvis answers from: fetched from its address, pasted or uploaded. */
export function TextDialog({ document, onClose, onQueued, onClosed }: TextDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const title = document && hasText(document) ? 'Replace Text' : 'Add Text';
  return (
    <Dialog isOpen={document !== null} title={title} onClose={() => requestClose.current()} onClosed={onClosed}>
      {document && (
        <TextForm document={document} requestCloseRef={requestClose} onQueued={onQueued} onClose={onClose} />
      )}
    </Dialog>
  );
}

const hasText = ({ textSource }: Document) => textSource === 'added' || textSource === 'address';

interface TextFormProps {
  document: Document;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onQueued: () => void;
  onClose: () => void;
}

function TextForm({ document, requestCloseRef, onQueued, onClose }: TextFormProps) {
  const { id, title, fileUrl } = document;
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const textField = useRef<HTMLFormElement>(null);
  const upload = useTextUpload(id, () => {
    toastSuccess('Text Added', `The text of “${title}” is being read.`);
    onQueued();
  });
  const unsaved = useUnsavedChanges(text !== '' || file !== null, onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (file) return void upload.add(file);
    if (text.trim() !== '') return void upload.add(new File([text], pastedName, { type: 'text/markdown' }));
    upload.setError('Paste some text, or choose a file');
    textField.current?.querySelector('textarea')?.focus();
  };
  const choose = (chosen: File | null) => {
    upload.setError(undefined);
    setFile(chosen);
  };
  return (
    <>
      <p>
        {hasText(document)
          ? `The new text of “${title}” replaces the one that Jarvis has now.`
          : `Jarvis answers from “${title}” once it has its text.`}
      </p>
      {isWebAddress(fileUrl) && <FetchPanel document={document} onFetching={onQueued} />}
      <Form ref={textField} onSubmit={submit} noValidate>
        {!file && (
          <TextAreaField
            label="Text"
            rows={5}
            value={text}
            error={upload.error}
            hint="Plain text or Markdown, up to 10 MB."
            onChange={({ target }) => {
              upload.setError(undefined);
              setText(target.value);
            }}
          />
        )}
        <FileChoice file={file} sent={upload.sent} error={file ? upload.error : undefined} onChoose={choose} />
        <FormFooter
          unsaved={unsaved}
          pending={upload.sent !== null}
          submit={hasText(document) ? 'Replace Text' : 'Add Text'}
          submitting="Adding…"
        />
      </Form>
    </>
  );
}

/** Markdown: its headings say where a passage is from. */
const pastedName = 'pasted-text.md';

interface FetchPanelProps {
  document: Document;
  onFetching: () => void;
}

function FetchPanel({ document: { id, title, fileUrl }, onFetching }: FetchPanelProps) {
  const [startFetch, { loading }] = useMutation(FetchDocumentDocument);
  const fetchText = async () => {
    try {
      await startFetch({ variables: { id } });
      toastSuccess('Fetching Text', `The text of “${title}” is being fetched.`);
      onFetching();
    } catch (error) {
      toastFailure(error, 'Error', "Couldn't fetch the text.");
    }
  };
  return (
    <Panel>
      <div>
        <strong>{new URL(fileUrl).host}</strong>
        <p>Web pages, plain text, Markdown, PDF and Word files that open without signing in, up to 10 MB.</p>
      </div>
      <Button disabled={loading} onClick={() => void fetchText()}>
        {loading ? 'Starting…' : 'Fetch from Address'}
      </Button>
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.m};
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  > div {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.soft};
  }
`;
