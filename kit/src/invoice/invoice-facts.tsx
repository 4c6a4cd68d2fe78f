import type { InvoiceStatus } from 'rules/invoices';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { InvoiceStatusTag } from './invoice-status.tsx';

interface InvoiceFactsProps {
  status: InvoiceStatus;
  /** After the status, in this order. A value may have several lines. */
  facts: ReadonlyArray<readonly string[]>;
}

/** What is to know about an invoice besides its lines. */
export const InvoiceFacts = ({ status, facts }: InvoiceFactsProps) => (
  <Facts>
    <div>
      <dt>Status</dt>
      <dd>
        <InvoiceStatusTag status={status} />
      </dd>
    </div>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);

const Facts = styled.dl`
  display: grid;
  margin: 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${tokens.space.s} ${tokens.space.m};
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
