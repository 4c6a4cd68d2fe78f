import { CopyButton } from 'kit/copy';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import { getLeadStatusLabel } from 'rules/lead-labels';
import type { LeadStatus } from 'rules/leads';
import type { ContactRow_ContactFragment } from '#gql/graphql.ts';
import { telephone } from '../leads/telephone.ts';
import { Kinds, Name, Reach } from './contact-table.ts';

/** A contact: their details, whether client or lead, and a link to their lead. */
export function ContactRow({ contact, row }: { contact: ContactRow_ContactFragment; row: RowProps }) {
  const { name, company, email, phone, isClient, leadId, leadStatus, projects, touchedAt } = contact;
  return (
    <tr {...row}>
      <th scope="row">
        <Name>
          {name}
          {company && <small>{company}</small>}
        </Name>
      </th>
      <td>
        <Reach>
          <span>
            <a href={`mailto:${email}`} title={email}>
              {email}
            </a>
            <CopyButton text={email} name={`email of ${name}`} />
          </span>
          {phone && (
            <span>
              <a href={telephone(phone)}>{phone}</a>
            </span>
          )}
        </Reach>
      </td>
      <td>
        <Kinds>
          {isClient && (
            <Tag minimal intent="primary">
              Client
            </Tag>
          )}
          {leadId && leadStatus && (
            <Link to={`?tab=leads&lead=${leadId}`} aria-label={`${leadWords(leadStatus)}, ${name}`}>
              {leadWords(leadStatus)}
            </Link>
          )}
        </Kinds>
      </td>
      <td data-label="Projects">{projects}</td>
      <td data-label="Last contact">
        <RelativeTime at={touchedAt} />
      </td>
    </tr>
  );
}

const leadWords = (status: LeadStatus) =>
  status === 'new' ? getLeadStatusLabel(status) : `Lead: ${getLeadStatusLabel(status)}`;
