import { Drawing, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
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
    color: ${({ theme }) => theme.color.ink};
  }
  text-decoration: none;
  transition: background ${({ theme }) => theme.motion.feedback};
  html body &:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
  }
  html body &:focus-visible {
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
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
`;

const Detail = styled.span`
  color: ${({ theme }) => theme.color.soft};
`;

const Since = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font-variant-numeric: tabular-nums;
  text-align: right;
  ${({ theme }) => theme.screen.narrow} {
    text-align: left;
  }
`;

const RowArrow = styled.span`
  display: flex;
  color: ${({ theme }) => theme.color.accent};
`;
