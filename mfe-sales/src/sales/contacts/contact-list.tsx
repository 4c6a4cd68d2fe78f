import type { ReactNode } from 'react';
import { Skeleton } from 'kit/states';
import type { ContactRow_ContactFragment } from '#gql/graphql.ts';
import { ContactRow } from './contact-row.tsx';
import { ContactTable } from './contact-table.ts';

export const ContactList = ({ contacts }: { contacts: readonly ContactRow_ContactFragment[] }) => (
  <Contacts>
    {contacts.map((contact) => (
      <ContactRow key={contact.id} contact={contact} />
    ))}
  </Contacts>
);

/** As high as contacts, so that nothing moves when they come. */
export const ContactsSkeleton = () => (
  <Contacts isHidden>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <tr key={place}>
        {['60%', '80%', '50%', '32px', '72px'].map((width) => (
          <td key={width}>
            <Skeleton $width={width} $height="20px" />
          </td>
        ))}
      </tr>
    ))}
  </Contacts>
);

const Contacts = ({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) => (
  <ContactTable aria-label="Contacts" aria-hidden={isHidden}>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Reach them at</th>
        <th scope="col">Client or lead</th>
        <th scope="col">Projects</th>
        <th scope="col">Last touched</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </ContactTable>
);
