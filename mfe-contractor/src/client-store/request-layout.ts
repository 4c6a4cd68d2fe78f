import { Button } from 'kit/controls';
import styled from 'styled-components';

/** Layout shared by a request's card and its skeleton, so that nothing shifts when the request loads. */
export const Card = styled.li`
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  overflow-wrap: anywhere;
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
  }
`;

export const Head = styled.div`
  display: flex;
  min-height: 24px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.xs}`};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  time {
    margin-left: auto;
    color: ${({ theme }) => theme.color.faint};
    white-space: nowrap;
  }
`;

export const Facts = styled.p`
  min-height: 20px;
`;

export const Requirements = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${({ theme }) => theme.space.xs};
  white-space: pre-line;
`;

export const State = styled.p<{ $isDone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${({ theme }) => theme.space.xs};
  color: ${({ theme, $isDone }) => ($isDone ? theme.color.green : theme.color.soft)};
  font-weight: 600;
`;

/** The same height with buttons and with the outcome: a card that changes moves no other. */
export const Foot = styled.div`
  display: flex;
  min-height: 40px;
  margin-top: ${({ theme }) => theme.space.s};
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  > * + p {
    margin-left: auto;
    ${({ theme }) => theme.screen.narrow} {
      margin-left: 0;
    }
  }
`;

export const QuietButton = styled(Button)`
  &&,
  html body &&:hover {
    border-color: transparent;
    background: none;
    color: ${({ theme }) => theme.color.soft};
  }
  html body &&:hover {
    color: ${({ theme }) => theme.color.danger};
  }
`;
