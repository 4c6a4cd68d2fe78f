import { Button } from 'kit/controls';
import { tokens, touchTarget } from 'kit/theme';
import styled from 'styled-components';

/** Layout shared by a request's card and its skeleton, so that nothing shifts when the request loads. */
export const Card = styled.li`
  padding: ${tokens.space.m} ${tokens.space.l};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  overflow-wrap: anywhere;
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
`;

export const Head = styled.div`
  display: flex;
  min-height: 24px;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  time {
    margin-left: auto;
    color: ${tokens.color.faint};
    white-space: nowrap;
  }
`;

export const Facts = styled.p`
  min-height: 20px;
  > a {
    ${touchTarget}
  }
`;

export const Requirements = styled.p`
  max-width: ${tokens.width.text};
  margin-top: ${tokens.space.xs};
  white-space: pre-line;
`;

export const State = styled.p<{ $isDone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
  color: ${({ $isDone }) => ($isDone ? tokens.color.green : tokens.color.soft)};
  font-weight: 600;
`;

/** The same height with buttons and with the outcome: a card that changes moves no other. */
export const Foot = styled.div`
  display: flex;
  min-height: 40px;
  margin-top: ${tokens.space.s};
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  > * + p {
    margin-left: auto;
    ${tokens.screen.narrow} {
      margin-left: 0;
    }
  }
`;

export const QuietButton = styled(Button)`
  && {
    border-color: transparent;
    background: none;
    color: ${tokens.color.soft};
  }
  &&:hover {
    color: ${tokens.color.danger};
  }
`;
