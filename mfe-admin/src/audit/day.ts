import styled, { css } from 'styled-components';

const head = css`
  padding: ${({ theme }) => `10px ${theme.space.m}`};
  border-radius: ${({ theme }) => `${theme.radius.medium} ${theme.radius.medium} 0 0`};
  background: ${({ theme }) => theme.color.sunken};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 20px;
`;

/** The name of a day above its first row, in a list of many days. */
export const DayHead = styled.h3`
  ${head}
  border: 1px solid ${({ theme }) => theme.color.line};
`;

/** What happened on one day, below its name. */
export const Day = styled.section`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  & + & {
    margin-top: ${({ theme }) => theme.space.m};
  }
  h3 {
    ${head}
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;
