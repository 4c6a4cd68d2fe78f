import { brand } from 'rules/brand';
import type { Context } from '#context';
import type { Mail } from '#mail/mail';
import type { Invoice } from '#invoices/invoice.entity';
import type { User } from '#people/user.entity';

type NewMail = Omit<Mail, 'id'>;

const toRecipient = ({ firstName, lastName, email }: User) => ({
  name: `${firstName} ${lastName}`.trim(),
  address: email,
});

export function createInvoiceMail(
  { id, number, currency, total, dueOn }: Invoice,
  client: User,
  { publicUrl, company }: Context['settings'],
): NewMail {
  const transfer =
    company.bankDetails.length === 0
      ? ''
      : `\nOr transfer it to:\n\n${company.bankDetails.map((line) => `  ${line}`).join('\n')}\n  Reference: ${number}\n`;
  return {
    to: toRecipient(client),
    subject: `${brand.name}: invoice ${number}`,
    text: `Hello ${client.firstName},

Here is your invoice:

  Number:  ${number}
  Amount:  ${currency} ${total}
  Due:     ${dueOn}

See, download and pay it: ${toInvoiceUrl(publicUrl, id)}
${transfer}
${company.name}
`,
    attachment: { type: 'invoicePdf', id },
  };
}

export function createCreditNoteMail(
  { id, number, creditNoteNumber, currency, total, paid, voidReason }: Invoice,
  client: User,
  { publicUrl, company }: Context['settings'],
): NewMail {
  const credit =
    paid === '0.00' ? 'There is nothing to pay.' : `The ${currency} ${paid} that you paid are your credit.`;
  return {
    to: toRecipient(client),
    subject: `${brand.name}: invoice ${number} is void`,
    text: `Hello ${client.firstName},

Invoice ${number} over ${currency} ${total} is void, by credit note ${creditNoteNumber}:

  ${voidReason}

${credit}

See it: ${toInvoiceUrl(publicUrl, id)}

${company.name}
`,
    attachment: { type: 'creditNotePdf', id },
  };
}

const toInvoiceUrl = (publicUrl: URL, id: string) => new URL(`/client/billing?invoice=${id}`, publicUrl).href;
