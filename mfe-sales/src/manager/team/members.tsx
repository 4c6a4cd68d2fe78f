import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { Member } from './sort-by-load.ts';
import { MemberRow } from './member-row.tsx';

interface MembersProps {
  members: readonly Member[];
  /** The largest number of open tasks, the maximum of every measuring rule. */
  maxTasks: number;
}

/** The whole team loads at once. */
export const Members = ({ members, maxTasks }: MembersProps) => (
  <VirtualRows as={Rows} row="li" aria-label="Team" items={members} hasMore={false} height={rowHeight}>
    {(member, row) => <MemberRow row={row} member={member} maxTasks={maxTasks} />}
  </VirtualRows>
);

const rowHeight = { wide: 69, narrow: 173 };

export const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;
