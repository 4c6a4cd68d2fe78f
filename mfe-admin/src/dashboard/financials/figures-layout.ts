import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  overflow: hidden;
  margin: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.line};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Cell = styled.div`
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
  background: ${tokens.color.raised};
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    display: flex;
    min-height: 40px;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.xs};
  }
`;

export const Amount = styled.span`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.xs};
  font: 600 ${tokens.size.title} / 36px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Mask = styled.span`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.large};
  letter-spacing: 4px;
  line-height: 36px;
`;

/* For screen readers: says that a value is hidden, without the value. */
export const VisuallyHidden = styled.span`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;
