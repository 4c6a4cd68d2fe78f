import type { Setting } from '#installation/setting';

/** The agency as invoices name it, and when they are due. */
export const invoiceRows = {
  COMPANY_NAME: {
    group: 'Invoices',
    meaning: "The agency's legal name on quotes and invoices.",
    read: ({ company }) => company.name,
  },
  COMPANY_ADDRESS: {
    group: 'Invoices',
    meaning: 'Its address, lines separated by semicolons.',
    read: ({ company }) => company.address.join('; '),
  },
  COMPANY_TAX_ID: {
    group: 'Invoices',
    meaning: 'Its tax or VAT number.',
    read: ({ company }) => company.taxId,
  },
  COMPANY_BANK_DETAILS: {
    group: 'Invoices',
    meaning:
      'Where clients transfer money, lines separated by semicolons: account holder, IBAN or account number, bank. Every invoice shows it, with its number as the reference.',
    read: ({ company }) => company.bankDetails.join('; '),
  },
  INVOICE_DUE_DAYS: {
    group: 'Invoices',
    meaning: 'How many days after it is sent an invoice is due, unless the client has another term.',
    read: ({ invoiceDueDays }) => String(invoiceDueDays),
  },
} satisfies Record<string, Setting>;
