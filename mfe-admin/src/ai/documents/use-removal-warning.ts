import { type FormEvent, useRef, useState } from 'react';
import type { DocumentDialog_DocumentFragment } from '#gql/graphql.ts';

type Document = Pick<DocumentDialog_DocumentFragment, 'fileUrl' | 'textSource'>;

/** The warning of a form in which an address was entered that removes the text of the document, until it is confirmed. */
export function useRemovalWarning(document: Document | null, fileUrl: string) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isRead = document?.textSource === 'upload' || document?.textSource === 'address';
  const isRemoved = document !== null && isRead && fileUrl.trim() !== document.fileUrl;
  return {
    isUnconfirmed: isRemoved && !isConfirmed,
    ask: (event: FormEvent) => {
      event.preventDefault();
      setMissing(true);
      boxRef.current?.querySelector('input')?.focus();
    },
    props: isRemoved
      ? { boxRef, isUpload: document.textSource === 'upload', isConfirmed, isMissing, onChange: setConfirmed }
      : null,
  };
}
