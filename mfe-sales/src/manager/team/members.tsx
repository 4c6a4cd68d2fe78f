import { useState } from 'react';
import { EndOfList } from 'kit/panel';
import styled from 'styled-components';
import type { Member } from './by-load.ts';
import { MemberRow } from './member-row.tsx';

const pageSize = 50;

interface MembersProps {
  members: readonly Member[];
  /** The open tasks of whoever has most: where every rule ends. */
  most: number;
}

/** All of them are here already; the page grows as one scrolls. */
export function Members({ members, most }: MembersProps) {
  const [count, setCount] = useState(pageSize);
  const loadMore = async () => setCount(count + pageSize);
  return (
    <>
      <Rows>
        {members.slice(0, count).map((member) => (
          <MemberRow key={member.id} member={member} most={most} />
        ))}
      </Rows>
      <EndOfList pages={{ hasMore: members.length > count, next: 'ready', loadMore }} what="people" />
    </>
  );
}

export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;
