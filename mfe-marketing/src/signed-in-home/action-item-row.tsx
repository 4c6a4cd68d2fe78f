import { ActionItemLabel } from 'kit/action-item';
import { Icon } from 'kit/controls';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ActionItemsQuery } from './gql/graphql.ts';
import { ActionItemGrid } from './action-item-grid.ts';
import { ActionItemTime } from './action-item-time.tsx';

export type ActionItem = ActionItemsQuery['needsMe']['items'][number];

/** One action item. The whole row links to its screen. */
export function ActionItemRow({ actionItem, now }: { actionItem: ActionItem; now: number }) {
  const { kind, title, detail, path } = actionItem;
  return (
    <Item>
      <RowLink to={path}>
        <ActionItemGrid>
          <ActionItemLabel kind={kind} />
          <What>
            <strong>{title}</strong>
            <span>{detail}</span>
          </What>
          <ActionItemTime actionItem={actionItem} now={now} />
          <Arrow>
            <Icon name="arrow" />
          </Arrow>
        </ActionItemGrid>
      </RowLink>
    </Item>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
`;

const RowLink = styled(Link)`
  display: block;
  && {
    color: inherit;
  }
  text-decoration: none;
  transition: background ${tokens.motion.feedback};
  &:hover {
    background: ${tokens.color.sunken};
    color: inherit;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

const What = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  span {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
  }
`;

const Arrow = styled.span`
  display: flex;
  align-items: center;
  color: ${tokens.color.accent};
`;
