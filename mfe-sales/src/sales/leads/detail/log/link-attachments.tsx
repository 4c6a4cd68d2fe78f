import type { ReactNode } from 'react';

/** A line that the server writes when leads are merged (`describe-merged-lead.ts`). An address anywhere else is text. */
const attachment = /^(Attachment: )(.+), (\/api\/files\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/gm;

/** The text of an entry, with the attachments of merged enquiries as downloads. */
export function linkAttachments(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: line, 1: label = '', 2: fileName, 3: url, index } of text.matchAll(attachment)) {
    parts.push(
      text.slice(end, index) + label,
      // One file may be attached twice: its place is its key.
      <a key={index} href={url} download={fileName}>
        {fileName}
      </a>,
    );
    end = index + line.length;
  }
  return [...parts, text.slice(end)];
}
