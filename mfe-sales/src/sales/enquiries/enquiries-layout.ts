import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s};
  > ul,
  > div {
    width: 100%;
  }
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  h2:focus {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;

export const Count = styled.span`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
`;
