import { Drawing, Icon } from 'kit/controls';
import { Link } from 'kit/router';
import styled from 'styled-components';
import type { NeedsMeQuery } from './gql/graphql.ts';
import { NeedGrid } from './need-grid.ts';
import { needKinds } from './need-kinds.ts';
import { NeedTime } from './need-time.tsx';

export type Need = NeedsMeQuery['needsMe']['items'][number];

/** One thing that waits. The whole of it leads to where it is dealt with, if there is such a screen. */
export function NeedRow({ need, now }: { need: Need; now: number }) {
  const { kind, title, detail, path } = need;
  const { word, drawing } = needKinds[kind];
  const row = (
    <NeedGrid>
      <Kind>
        <Drawing d={drawing} /> {word}
      </Kind>
      <What>
        <strong>{title}</strong>
        <span>{detail}</span>
      </What>
      <NeedTime need={need} now={now} />
      <Arrow>{path && <Icon name="arrow" />}</Arrow>
    </NeedGrid>
  );
  return <Item>{path ? <Whole to={path}>{row}</Whole> : row}</Item>;
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const Whole = styled(Link)`
  display: block;
  && {
    color: inherit;
  }
  text-decoration: none;
  transition: background ${({ theme }) => theme.motion.feedback};
  html body &:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: inherit;
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
  font-size: ${({ theme }) => theme.size.small};
`;

const What = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  span {
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Arrow = styled.span`
  display: flex;
  align-items: center;
  color: ${({ theme }) => theme.color.accent};
`;
