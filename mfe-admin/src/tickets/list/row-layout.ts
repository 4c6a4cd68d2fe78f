import { Link } from 'kit/router';
import styled from 'styled-components';

export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `4px ${theme.space.m}`};
  &:not(:first-child) {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Words = styled.div`
  display: grid;
  min-width: 0;
  gap: 4px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `4px ${theme.space.s}`};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

/* The whole row is the link; its accessible name is the title. */
export const RowLink = styled(Link)`
  && {
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
  }
  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }
`;

/* Above the link that covers the row. */
export const Action = styled.span`
  position: relative;
  justify-self: start;
`;

export const LastMessage = styled.p`
  display: flex;
  min-width: 0;
  color: ${({ theme }) => theme.color.soft};
  gap: 4px;
  q {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    flex: none;
    margin-left: 4px;
    color: ${({ theme }) => theme.color.faint};
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 16px;
`;
