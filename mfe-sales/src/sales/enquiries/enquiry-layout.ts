import styled from 'styled-components';

/** The request on the left, the clock and actions on the right; stacked on a phone. */
export const Card = styled.li`
  display: grid;
  padding: ${({ theme }) => theme.space.m};
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${({ theme }) => `${theme.space.m} ${theme.space.xl}`};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Cards = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

export const State = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.s};
`;

export const Reviewed = styled.p`
  color: ${({ theme }) => theme.color.soft};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  ${({ theme }) => theme.screen.narrow} {
    > button {
      flex: auto;
    }
  }
`;

export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space.s};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  > span:last-child {
    color: ${({ theme }) => theme.color.faint};
  }
`;

export const Priority = styled.span`
  padding: 0 6px;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.skyWash};
  color: ${({ theme }) => theme.color.sky};
  font-size: ${({ theme }) => theme.size.tiny};
  font-weight: 600;
`;

export const Outcome = styled.p`
  max-width: 75ch;
  html body && {
    margin: 4px 0 ${({ theme }) => theme.space.s};
  }
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  dt {
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.tiny};
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    color: ${({ theme }) => theme.color.accent};
  }
`;
