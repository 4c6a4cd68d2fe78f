import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';

const headingStyle = css`
  padding: 10px ${tokens.space.m};
  border-radius: ${tokens.radius.medium} ${tokens.radius.medium} 0 0;
  background: ${tokens.color.sunken};
  font-size: ${tokens.size.small};
  line-height: 20px;
`;

/** The day heading above its first row, in a list of many days. */
export const DayHead = styled.h3`
  ${headingStyle}
  border: 1px solid ${tokens.color.line};
`;

/* Entries draw the frame of a day, since its first ones may not be rendered. The space above is padding, so that it is
   measured. */
export const DayItem = styled.li<{ $isFirst: boolean }>`
  padding-top: ${({ $isFirst }) => ($isFirst ? tokens.space.m : 0)};
  &:first-child {
    padding-top: 0;
  }
`;

export const entryFrame = css`
  border: solid ${tokens.color.line};
  border-width: 0 1px 1px;
  background: ${tokens.color.raised};
`;

/** One entry: time, subject, event, author. */
export const EntryRow = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: start;
  grid-template-columns: 72px minmax(0, 3fr) minmax(0, 8fr) minmax(0, 3fr);
  gap: 2px ${tokens.space.m};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: ${tokens.color.soft};
    font-variant-numeric: tabular-nums;
  }
`;

/** The entries of one day, below the heading. */
export const Day = styled.section`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  & + & {
    margin-top: ${tokens.space.m};
  }
  h3 {
    ${headingStyle}
    border-bottom: 1px solid ${tokens.color.line};
  }
`;
