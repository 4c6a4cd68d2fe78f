import { useNow } from 'kit/format';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { NeedsMeQuery } from './gql/graphql.ts';
import { ActionItemRow } from './action-item-row.tsx';

interface ActionItemListProps {
  actionItems: NeedsMeQuery['needsMe'];
  /** Where the rest of them is. */
  portal: string;
}

export function ActionItemList({ actionItems: { items, total }, portal }: ActionItemListProps) {
  const now = useNow();
  const more = total - items.length;
  return (
    <div>
      <ActionItemRows aria-labelledby={actionItemsHeadingId}>
        {items.map((actionItem) => (
          <ActionItemRow key={`${actionItem.kind} ${actionItem.id}`} actionItem={actionItem} now={now} />
        ))}
      </ActionItemRows>
      {more > 0 && (
        <More>{portal === '/' ? `and ${more} more` : <Link to={portal}>and {more} more in your portal</Link>}</More>
      )}
    </div>
  );
}

export const actionItemsHeadingId = 'needs-heading';

export const ActionItemRows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const More = styled.p`
  margin-top: ${tokens.space.s};
  color: ${tokens.color.soft};
`;
