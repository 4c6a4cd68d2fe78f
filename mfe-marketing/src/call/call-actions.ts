import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The actions for a call, and notes on it. */
export const CallActions = styled.div`
  display: flex;
  padding-top: ${tokens.space.l};
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  border-top: 1px solid ${tokens.color.line};
  p {
    max-width: 60ch;
    color: ${tokens.color.soft};
  }
`;
