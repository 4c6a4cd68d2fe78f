import { useState, useRef } from 'react';
import { Button } from 'kit/controls';
import { SearchBar, SearchBox, useSearchText } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { EmptyState, ErrorState, SlowHint, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import { maxSearchLength } from 'rules/knowledge';
import { maxPageSize } from 'rules/paging';
import styled from 'styled-components';
import { Dialog } from 'kit/dialog';
import type { DocumentRow_DocumentFragment, DocumentDialog_DocumentFragment } from '#gql/graphql.ts';
import { DeleteDialog, type DeleteTarget } from '../delete-dialog.tsx';
import { TabHead } from '../tab-head.ts';
import type { Uploads } from '../upload/use-uploads.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { TextDialog } from '../text/text-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { Rows } from '../../rows.ts';
import { Row } from './row-layout.ts';
import { useDocuments } from './use-documents.ts';
import { DocumentForm } from './document-form.tsx';

export function DocumentsTab({ uploads }: { uploads: Uploads }) {
  const searchText = useSearchText('q');
  const [unread, setUnread] = useSearchState('unread');
  const isUnread = unread !== null;
  const documents = useDocuments({ search: searchText.debouncedText, isUnread });
  const isFiltered = isUnread || searchText.text !== '';
  const [edited, setEdited] = useState<DocumentRow_DocumentFragment | 'new' | null>(null);
  const [previewedDocument, setPreviewedDocument] = useState<DocumentRow_DocumentFragment | null>(null);
  const [textTarget, setTextTarget] = useState<DocumentRow_DocumentFragment | null>(null);
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const { list, error, refresh } = documents;
  const addButton = useRef<HTMLButtonElement>(null);
  /** The button that opened the dialog is gone once the text is being read. */
  const losesFocus = useRef(false);
  const clear = () => {
    searchText.clear();
    setUnread(null);
  };
  const onSaved = () => {
    setEdited(null);
    void documents.refreshAfterChange();
  };
  return (
    <section aria-label="AI Documents" aria-busy={!list && !error}>
      <TabHead>
        <p>Jarvis answers from the documents selected in a conversation.</p>
        <AddActions>
          <Button ref={addButton} onClick={() => setEdited('new')}>
            Add Manually
          </Button>
          <Button $primary aria-busy={uploads.opening} onClick={() => void uploads.open()}>
            {uploads.opening ? 'Opening…' : 'Upload File'}
          </Button>
        </AddActions>
      </TabHead>
      {(list?.length !== 0 || isFiltered) && (
        <SearchBar
          label="AI documents"
          searchText={searchText}
          name="Search documents"
          placeholder="Title, description or file name"
          maxLength={maxSearchLength}
          isUsed={isFiltered}
          onClear={clear}
        >
          <SearchBox>
            <select
              aria-label="Filter by text"
              value={isUnread ? 'unread' : ''}
              onChange={({ target }) => setUnread(target.value ? '1' : null)}
            >
              <option value="">All documents</option>
              <option value="unread">Failed or not read</option>
            </select>
          </SearchBox>
        </SearchBar>
      )}
      {list ? rows(list) : error ? failed() : skeletons()}
      <DocumentDialog edited={edited} onSaved={onSaved} onClose={() => setEdited(null)} />
      <PreviewDialog
        document={previewedDocument}
        onReplace={() => {
          setPreviewedDocument(null);
          setTextTarget(previewedDocument);
        }}
        onClose={() => setPreviewedDocument(null)}
      />
      <TextDialog
        document={textTarget}
        onClose={() => setTextTarget(null)}
        onQueued={() => {
          setTextTarget(null);
          losesFocus.current = true;
        }}
        onClosed={() => {
          if (losesFocus.current) addButton.current?.focus();
          losesFocus.current = false;
        }}
      />
      <DeleteDialog deleteTarget={deleteTarget} onClose={() => setDeleteTarget(null)} />
    </section>
  );

  function rows(all: readonly DocumentRow_DocumentFragment[]) {
    if (all.length === 0 && searchText.debouncedText === '' && isUnread) {
      return <EmptyState title="No documents to read" hint="Jarvis can answer from every active document." />;
    }
    if (all.length === 0 && searchText.debouncedText !== '') {
      return <EmptyState title="No documents match" hint="Try fewer words, or part of a word." />;
    }
    if (all.length === 0)
      return <EmptyState title="No AI documents yet" hint="Upload a file, or add a document manually." />;
    return (
      <>
        <VirtualRows as={Rows} row="li" items={all} hasMore={false} height={rowHeight}>
          {(document, row) => (
            <DocumentRow
              row={row}
              document={document}
              onPreview={() => setPreviewedDocument(document)}
              onAddText={() => setTextTarget(document)}
              onEdit={() => setEdited(document)}
              onDelete={() => setDeleteTarget(documents.toDeleteTarget(document))}
            />
          )}
        </VirtualRows>
        {all.length === maxPageSize && <p>{`Showing the newest ${maxPageSize}. Search to find others.`}</p>}
      </>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load documents" hint="Jarvis can still use them. Try again." onRetry={refresh} />
    );
  }
}

const rowHeight = { wide: 105, narrow: 230 };

const skeletons = () => (
  <>
    <Rows aria-hidden>
      {[1, 2, 3, 4].map((place) => (
        <DocumentRowSkeleton key={place} />
      ))}
    </Rows>
    <SlowHint />
  </>
);

const AddActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** Same height as a document row, to avoid layout shift. */
function DocumentRowSkeleton() {
  return (
    <Row>
      <Lines>
        <Skeleton $width="45%" $height="16px" />
        <Skeleton $width="80%" $height="12px" />
        <Skeleton $width="60%" $height="12px" />
      </Lines>
      <Skeleton $width="140px" $height="20px" />
    </Row>
  );
}

const Lines = styled.div`
  display: grid;
  height: 72px;
  align-content: space-evenly;
`;

interface DocumentDialogProps {
  edited: DocumentDialog_DocumentFragment | 'new' | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a document manually, or edits one. */
function DocumentDialog({ edited, onSaved, onClose }: DocumentDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  return (
    <Dialog
      isOpen={edited !== null}
      title={edited === 'new' ? 'Add Document' : 'Edit Document'}
      onClose={() => requestClose.current()}
    >
      {edited && (
        <DocumentForm
          document={edited === 'new' ? null : edited}
          requestCloseRef={requestClose}
          onSaved={onSaved}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
