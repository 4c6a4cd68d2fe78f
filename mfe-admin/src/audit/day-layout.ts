import styled, { css } from 'styled-components';

const headingStyle = css`
  padding: ${({ theme }) => `10px ${theme.space.m}`};
  border-radius: ${({ theme }) => `${theme.radius.medium} ${theme.radius.medium} 0 0`};
  background: ${({ theme }) => theme.color.sunken};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 20px;
`;

/** The day heading above its first row, in a list of many days. */
export const DayHead = styled.h3`
  ${headingStyle}
  border: 1px solid ${({ theme }) => theme.color.line};
`;

/* Entries draw the frame of a day, since its first ones may not be rendered. The space above is padding, so that it is
   measured. */
export const DayItem = styled.li<{ $isFirst: boolean }>`
  padding-top: ${({ theme, $isFirst }) => ($isFirst ? theme.space.m : 0)};
  &:first-child {
    padding-top: 0;
  }
`;

export const entryFrame = css`
  border: solid ${({ theme }) => theme.color.line};
  border-width: 0 1px 1px;
  background: ${({ theme }) => theme.color.raised};
`;

/** The entries of one day, below the heading. */
export const Day = styled.section`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  & + & {
    margin-top: ${({ theme }) => theme.space.m};
  }
  h3 {
    ${headingStyle}
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;
