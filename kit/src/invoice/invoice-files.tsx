import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { touchTarget } from '../theme.ts';

interface InvoiceFilesProps {
  id: string;
  isDraft?: boolean;
  creditNoteNumber: string | null;
}

/** The invoice as a PDF, and the credit note that voided it. */
export const InvoiceFiles = ({ id, isDraft = false, creditNoteNumber }: InvoiceFilesProps) => (
  <Files>
    <a href={`/api/invoices/${id}/pdf`} download>
      {isDraft ? 'Preview PDF' : 'Download PDF'}
    </a>
    {creditNoteNumber && (
      <a href={`/api/invoices/${id}/pdf?creditNote=1`} download>
        Download credit note
      </a>
    )}
  </Files>
);

const Files = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.l};
  a {
    ${touchTarget}
  }
`;
