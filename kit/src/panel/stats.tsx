import styled from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../router.ts';
import { Skeleton } from '../states/skeleton.tsx';
import { SampleTag } from './sample-tag.tsx';

/* One instrument with four readings: hairlines between them, not four boxes. */
export const Stats = styled.dl`
  display: grid;
  overflow: hidden;
  margin: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.line};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface StatProps {
  label: string;
  /** Absent while loading. */
  figure: string | undefined;
  isSample?: boolean;
  /** What is counted, if the label is not enough. */
  note?: string;
  /** The link to the figure's details. */
  to?: string;
}

/** A figure with its name. */
export function Stat({ label, figure, isSample = false, note, to }: StatProps) {
  return (
    <Cell>
      <dt>
        {to ? <CellLink to={to}>{label}</CellLink> : label}
        {to && <Icon name="arrow" />}
      </dt>
      <dd>
        {figure === undefined ? <Skeleton $width="60%" $height="36px" /> : <Figure>{figure}</Figure>}
        {isSample && <SampleTag />}
        {note && <Note>{note}</Note>}
      </dd>
    </Cell>
  );
}

const Cell = styled.div`
  position: relative;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  background: ${({ theme }) => theme.color.raised};
  transition: background ${({ theme }) => theme.motion.feedback};
  &:has(a:hover) {
    background: ${({ theme }) => theme.color.sunken};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
  }
  dt {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.soft};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme }) => theme.color.accent};
  }
  dd {
    display: flex;
    min-height: 44px;
    margin-top: 4px;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${({ theme }) => theme.space.s};
  }
`;

/* The whole cell is the link. */
const CellLink = styled(Link)`
  && {
    color: inherit;
  }
  text-decoration: none;
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  html body &:focus-visible {
    outline: none;
  }
  html body &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -2px;
  }
`;

const Note = styled.span`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 16px;
`;

const Figure = styled.span`
  font: 600 clamp(24px, 2.8vw, 40px) / 44px ${({ theme }) => theme.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
