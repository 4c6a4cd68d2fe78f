import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Cards = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

export const Card = styled.li`
  position: relative;
  display: grid;
  padding: ${tokens.space.m} ${tokens.space.l};
  gap: 4px;
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
  &:has(h3 a:hover) {
    background: ${tokens.color.sunken};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: ${tokens.width.text};
  min-height: 20px;
  color: ${tokens.color.soft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Foot = styled.div`
  display: flex;
  min-height: 24px;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.l};
  color: ${tokens.color.soft};
  a {
    position: relative;
    font-weight: 600;
    line-height: 24px;
  }
`;
