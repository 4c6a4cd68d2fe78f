import type { TokenScope } from 'rules/access-tokens';
import type { Audience } from 'rules/audiences';

/** A file that is made on request. Contains no logic: `app/serve.ts` names what makes it. */
export interface Download {
  path: string;
  summary: string;
  contentType: 'application/pdf' | 'text/csv';
  audiences: readonly Audience[];
  /** What an access token needs. */
  tokenScope: TokenScope;
  query: ReadonlyArray<{ name: string; description: string; format?: 'date' | 'uuid'; isRequired?: boolean }>;
}

const statement = {
  audiences: ['client', 'admin'],
  tokenScope: 'invoices_read',
  query: [
    { name: 'from', description: 'The first day', format: 'date', isRequired: true },
    { name: 'until', description: 'The last day', format: 'date', isRequired: true },
    { name: 'clientId', description: 'The client; for administrators alone, who must name one', format: 'uuid' },
  ],
} as const;

export const downloads = {
  invoicePdf: {
    path: '/api/invoices/:id/pdf',
    summary: 'The PDF of an invoice, or of the credit note that voided it. Administrators also get drafts',
    contentType: 'application/pdf',
    audiences: ['client', 'admin'],
    tokenScope: 'invoices_read',
    query: [{ name: 'creditNote', description: '`1` for the credit note' }],
  },
  statementPdf: {
    ...statement,
    path: '/api/statements/pdf',
    summary: "A client's account in a period as a PDF",
    contentType: 'application/pdf',
  },
  statementCsv: {
    ...statement,
    path: '/api/statements/csv',
    summary: "A client's account in a period as a CSV file",
    contentType: 'text/csv',
  },
} as const satisfies Record<string, Download>;
export type DownloadName = keyof typeof downloads;
