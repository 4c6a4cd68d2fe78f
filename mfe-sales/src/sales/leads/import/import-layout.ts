import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Steps = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;
