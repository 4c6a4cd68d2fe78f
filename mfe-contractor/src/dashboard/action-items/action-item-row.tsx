import { Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { StretchedLink } from 'kit/panel';
import { tokens } from 'kit/theme';
import { actionItemLabels } from 'rules/action-items';
import styled from 'styled-components';
import type { HubActionItemsQuery } from '#gql/graphql.ts';
import { ActionItemLine } from './action-item-line.ts';

type ActionItem = HubActionItemsQuery['needsMe']['items'][number];

/** One action item. The whole row links to its target. */
export function ActionItemRow({ actionItem: { kind, title, detail, since, dueAt, path } }: { actionItem: ActionItem }) {
  return (
    <ActionItemLine>
      <strong>
        <StretchedLink to={path}>{title}</StretchedLink>
      </strong>
      <When>
        {actionItemLabels[kind]}, {dueAt ? 'due' : 'since'} <RelativeTime at={dueAt ?? since} />
      </When>
      <Detail>{detail}</Detail>
      <Arrow>
        <Icon name="arrow" />
      </Arrow>
    </ActionItemLine>
  );
}

const When = styled.span`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
  ${tokens.screen.narrow} {
    grid-row: 3;
    font-size: ${tokens.size.tiny};
  }
`;

const Detail = styled.span`
  grid-column: 1 / -2;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;

const Arrow = styled.span`
  display: flex;
  align-items: center;
  grid-row: 1 / 4;
  grid-column: -2;
  color: ${tokens.color.accent};
`;
