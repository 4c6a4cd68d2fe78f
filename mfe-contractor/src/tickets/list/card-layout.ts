import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** One column on a phone, as many as fit on a desktop. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: ${tokens.space.m};
`;

export const Card = styled.li`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  grid-template-rows: auto auto 1fr auto auto;
  gap: ${tokens.space.xs};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  h3:focus {
    outline: none;
  }
  h3:focus-visible {
    outline: 2px solid ${tokens.color.accent};
  }
`;
