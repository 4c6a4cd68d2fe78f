import styled from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { SampleTag } from './sample-tag.tsx';
import { tokens } from '../theme/tokens.ts';
import { StretchedLink } from './stretched-link.ts';

/** Cells divided by hairlines: one group, not one box each. */
export const CellGrid = styled.dl`
  display: grid;
  overflow: hidden;
  margin: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.line};
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
`;

/** Four figures in a row. */
export const Stats = styled(CellGrid)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${tokens.screen.narrow} {
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
        {to ? <StretchedLink to={to}>{label}</StretchedLink> : label}
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
  padding: ${tokens.space.m} ${tokens.space.l};
  background: ${tokens.color.raised};
  transition: background ${tokens.motion.feedback};
  &:has(a:hover) {
    background: ${tokens.color.sunken};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
  dt {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.xs};
    color: ${tokens.color.soft};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${tokens.color.accent};
  }
  dd {
    display: flex;
    min-height: 44px;
    margin-top: 4px;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${tokens.space.s};
  }
`;

const Note = styled.span`
  flex-basis: 100%;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;

const Figure = styled.span`
  font: 600 clamp(24px, 2.8vw, 40px) / 44px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;
