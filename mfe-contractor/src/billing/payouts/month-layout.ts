import styled from 'styled-components';

/*
 * Each row draws its part of the month's frame, since the month's first rows may not be rendered. The gap is padding so that it
 * is measured.
 */
export const MonthItem = styled.li<{ $isFirst: boolean }>`
  padding-top: ${({ theme, $isFirst }) => ($isFirst ? theme.space.m : 0)};
  &:first-child {
    padding-top: 0;
  }
`;

export const MonthHead = styled.div`
  display: flex;
  min-height: 40px;
  padding: ${({ theme }) => `0 ${theme.space.m}`};
  align-items: center;
  justify-content: space-between;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => `${theme.radius.medium} ${theme.radius.medium} 0 0`};
  background: ${({ theme }) => theme.color.sunken};
  font-variant-numeric: tabular-nums;
  h3 {
    font-size: ${({ theme }) => theme.size.small};
    line-height: 20px;
  }
  span {
    font-weight: 600;
  }
`;
