import styled from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  overflow: hidden;
  margin: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.line};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Cell = styled.div`
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.s} ${theme.space.s} ${theme.space.m}`};
  background: ${({ theme }) => theme.color.raised};
  dt {
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    display: flex;
    min-height: 40px;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.xs};
  }
`;

export const Amount = styled.span`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.xs};
  font: 600 ${({ theme }) => theme.size.title} / 36px ${({ theme }) => theme.font.display};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Mask = styled.span`
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.large};
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
