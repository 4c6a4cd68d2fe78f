import styled from 'styled-components';

export const Cards = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  gap: 4px;
  &:not(:last-child) {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  &:has(h3 a:hover) {
    background: ${({ theme }) => theme.color.sunken};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  && a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the link. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

export const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: ${({ theme }) => theme.width.text};
  min-height: 20px;
  color: ${({ theme }) => theme.color.soft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Foot = styled.div`
  display: flex;
  min-height: 24px;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.soft};
  a {
    position: relative;
    font-weight: 600;
    line-height: 24px;
  }
`;
