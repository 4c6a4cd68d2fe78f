import type { ReactNode } from 'react';
import { Skeleton } from 'kit/states';
import { getAriaRowCount, type RowProps, VirtualRows } from 'kit/virtual-rows';
import type { ContactRow_ContactFragment } from '#gql/graphql.ts';
import { ContactRow } from './contact-row.tsx';
import { ContactTable } from './contact-table.ts';

interface ContactListProps {
  contacts: readonly ContactRow_ContactFragment[];
  hasMore: boolean;
}

export const ContactList = ({ contacts, hasMore }: ContactListProps) => (
  <Contacts rowCount={getAriaRowCount(contacts.length, hasMore)}>
    <VirtualRows as="tbody" row="tr" items={contacts} hasMore={hasMore} height={rowHeight}>
      {renderRow}
    </VirtualRows>
  </Contacts>
);

const rowHeight = { wide: 65, narrow: 200 };
const renderRow = (contact: ContactRow_ContactFragment, row: RowProps) => <ContactRow contact={contact} row={row} />;

/** As tall as contact rows, to avoid layout shift. */
export const ContactsSkeleton = () => (
  <Contacts isHidden>
    <tbody>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <tr key={place}>
          {['60%', '80%', '50%', '32px', '72px'].map((width) => (
            <td key={width}>
              <Skeleton $width={width} $height="20px" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Contacts>
);

interface ContactsProps {
  isHidden?: boolean;
  rowCount?: number;
  children: ReactNode;
}

const Contacts = ({ isHidden, rowCount, children }: ContactsProps) => (
  <ContactTable aria-label="Contacts" aria-hidden={isHidden} aria-rowcount={rowCount}>
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">Name</th>
        <th scope="col">Contact details</th>
        <th scope="col">Client or lead</th>
        <th scope="col">Projects</th>
        <th scope="col">Last contact</th>
      </tr>
    </thead>
    {children}
  </ContactTable>
);
