import { SampleTag } from 'kit/panel';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface FigureCardProps {
  label: string;
  /** Undefined while loading. */
  figure: string | undefined;
  isSample?: boolean;
  /** Opens the breakdown. */
  onOpen: () => void;
}

export function FigureCard({ label, figure, isSample = false, onOpen }: FigureCardProps) {
  return (
    <Cell>
      <dt>{label}</dt>
      <dd>
        {figure ? (
          <FigureButton
            type="button"
            aria-haspopup="dialog"
            aria-label={`${figure}: breakdown of ${label}`}
            onClick={onOpen}
          >
            {figure}
          </FigureButton>
        ) : (
          <Skeleton $width="60%" $height="36px" />
        )}
        {isSample && <SampleTag />}
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
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
  &:has(button):hover {
    background: ${tokens.color.sunken};
  }

  dt {
    color: ${tokens.color.soft};
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

/* The whole cell is clickable. */
const FigureButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 clamp(24px, 2.8vw, 40px) / 44px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 6px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
`;
