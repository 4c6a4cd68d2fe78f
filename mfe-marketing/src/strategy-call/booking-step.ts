import styled from 'styled-components';

/** What the dialog shows once a time is chosen: a heading, a sentence, the time, and what to do next. */
export const BookingStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  h3 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  h3 + p {
    color: ${({ theme }) => theme.color.soft};
    overflow-wrap: anywhere;
  }
`;

export const BookingActions = styled.div`
  display: flex;
  padding-top: ${({ theme }) => theme.space.xs};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
