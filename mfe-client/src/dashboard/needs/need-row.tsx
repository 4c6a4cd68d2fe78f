import { Drawing, Icon } from 'kit/controls';
import { Moment } from 'kit/format';
import { Link } from 'kit/router';
import styled from 'styled-components';
import type { NeedRow_NeedFragment } from '#gql/graphql.ts';
import { needKinds } from './need-kinds.ts';
import { NeedLine } from './need-line.ts';

/** One thing that waits for the client. The whole of it leads to where it is dealt with. */
export function NeedRow({ need: { kind, title, detail, since, path } }: { need: NeedRow_NeedFragment }) {
  const known = needKinds[kind];
  return (
    <li>
      <Whole as={Link} to={path ?? '/client'}>
        <Kind>
          {known && <Drawing d={known.drawing} />}
          {known?.word}
        </Kind>
        <strong>{title}</strong>
        <Detail>{detail}</Detail>
        <Since>
          since <Moment at={since} />
        </Since>
        <Way>
          <Icon name="arrow" />
        </Way>
      </Whole>
    </li>
  );
}

const Whole = styled(NeedLine)`
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

const Way = styled.span`
  display: flex;
  color: ${({ theme }) => theme.color.accent};
`;
