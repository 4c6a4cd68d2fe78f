import { Drawing, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { NeedRow_NeedFragment } from '#gql/graphql.ts';
import { actionItemKinds } from './action-item-kinds.ts';
import { ActionItemLine } from './action-item-line.ts';

/** One action item. The whole row links to where it is handled. */
export function ActionItemRow({ need: { kind, title, detail, since, path } }: { need: NeedRow_NeedFragment }) {
  const actionItemKind = actionItemKinds[kind];
  return (
    <li>
      <RowLink as={Link} to={path ?? '/client'}>
        <Kind>
          {actionItemKind && <Drawing d={actionItemKind.drawing} />}
          {actionItemKind?.word}
        </Kind>
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

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
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
