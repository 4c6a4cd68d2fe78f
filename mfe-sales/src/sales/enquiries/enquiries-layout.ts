import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.s};
  > ul,
  > div {
    width: 100%;
  }
  h2 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  html body & h2:focus {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

export const Count = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font-variant-numeric: tabular-nums;
`;
