import { tokens } from 'kit/theme';
import styled from 'styled-components';

/*
 * Each row draws its part of the month's frame, since the month's first rows may not be rendered. The gap is padding so that it
 * is measured.
 */
export const MonthItem = styled.li<{ $isFirst: boolean }>`
  padding-top: ${({ $isFirst }) => ($isFirst ? tokens.space.m : 0)};
  &:first-child {
    padding-top: 0;
  }
`;

export const MonthHead = styled.div`
  display: flex;
  min-height: 40px;
  padding: 0 ${tokens.space.m};
  align-items: center;
  justify-content: space-between;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium} ${tokens.radius.medium} 0 0;
  background: ${tokens.color.sunken};
  font-variant-numeric: tabular-nums;
  h3 {
    font-size: ${tokens.size.small};
    line-height: 20px;
  }
  span {
    font-weight: 600;
  }
`;
