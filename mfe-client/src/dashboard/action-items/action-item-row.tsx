import { ActionItemLabel } from 'kit/action-item';
import { Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ActionItemRow_ActionItemFragment } from '#gql/graphql.ts';
import { ActionItemLine } from './action-item-line.ts';

/** One action item. The whole row links to where it is handled. */
export function ActionItemRow({ actionItem }: { actionItem: ActionItemRow_ActionItemFragment }) {
  const { kind, title, detail, since, path } = actionItem;
  return (
    <li>
      <RowLink as={Link} to={path}>
        <ActionItemLabel kind={kind} />
        <strong>{title}</strong>
        <Detail>{detail}</Detail>
        <Since>
          since <RelativeTime at={since} />
        </Since>
        <RowArrow>
          <Icon name="arrow" />
        </RowArrow>
      </RowLink>
    </li>
  );
}

const RowLink = styled(ActionItemLine)`
  && {
    color: ${tokens.color.ink};
  }
  text-decoration: none;
  transition: background ${tokens.motion.feedback};
  &:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

const Detail = styled.span`
  color: ${tokens.color.soft};
`;

const Since = styled.span`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
  text-align: right;
  ${tokens.screen.narrow} {
    text-align: left;
  }
`;

const RowArrow = styled.span`
  display: flex;
  color: ${tokens.color.accent};
`;
