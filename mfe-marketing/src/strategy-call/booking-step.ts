import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** What the dialog shows once a time is chosen: a heading, a sentence, the time, and what to do next. */
export const BookingStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  h3 + p {
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
`;

export const BookingActions = styled.div`
  display: flex;
  padding-top: ${tokens.space.xs};
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
