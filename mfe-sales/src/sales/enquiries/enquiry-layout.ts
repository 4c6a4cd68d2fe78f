import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The request on the left, the clock and actions on the right; stacked on a phone. */
export const Card = styled.li`
  display: grid;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${tokens.space.m} ${tokens.space.xl};
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  &:focus {
    outline: none;
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Cards = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

export const State = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
`;

export const Reviewed = styled.p`
  color: ${tokens.color.soft};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    > button {
      flex: auto;
    }
  }
`;

export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.s};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  > span:last-child {
    color: ${tokens.color.faint};
  }
`;

export const Priority = styled.span`
  padding: 0 6px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.skyWash};
  color: ${tokens.color.sky};
  font-size: ${tokens.size.tiny};
  font-weight: 600;
`;

export const Outcome = styled.p`
  max-width: 75ch;
  && {
    margin: 4px 0 ${tokens.space.s};
  }
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.l};
  dt {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    color: ${tokens.color.accent};
  }
`;
