import { CopyButton } from 'kit/copy';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import { getLeadStatusLabel } from 'rules/lead-labels';
import type { LeadStatus } from 'rules/leads';
import type { ContactRow_ContactFragment } from '#gql/graphql.ts';
import { toTelUrl } from '../leads/tel-url.ts';
import { KindTags, Name, ContactLinks } from './contact-table.ts';

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
        <ContactLinks>
          <span>
            <a href={`mailto:${email}`} title={email}>
              {email}
            </a>
            <CopyButton text={email} name={`email of ${name}`} />
          </span>
          {phone && (
            <span>
              <a href={toTelUrl(phone)}>{phone}</a>
            </span>
          )}
        </ContactLinks>
      </td>
      <td>
        <KindTags>
          {isClient && (
            <Tag minimal intent="primary">
              Client
            </Tag>
          )}
          {leadId && leadStatus && (
            <Link to={`?tab=leads&lead=${leadId}`} aria-label={`${getLeadLabel(leadStatus)}, ${name}`}>
              {getLeadLabel(leadStatus)}
            </Link>
          )}
        </KindTags>
      </td>
      <td data-label="Projects">{projects}</td>
      <td data-label="Last contact">
        <RelativeTime at={touchedAt} />
      </td>
    </tr>
  );
}

const getLeadLabel = (status: LeadStatus) =>
  status === 'new' ? getLeadStatusLabel(status) : `Lead: ${getLeadStatusLabel(status)}`;
