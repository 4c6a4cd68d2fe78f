import styled from 'styled-components';

/** One column on a phone, as many as fit on a desktop. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;

export const Card = styled.li`
  display: grid;
  min-width: 0;
  padding: ${({ theme }) => theme.space.m};
  grid-template-rows: auto auto 1fr auto auto;
  gap: ${({ theme }) => theme.space.xs};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  h3 {
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  html body & h3:focus {
    outline: none;
  }
  html body & h3:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.accent};
  }
`;
