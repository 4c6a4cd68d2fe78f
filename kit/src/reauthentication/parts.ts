import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** Always rendered, so that screen readers announce its changes. */
export const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${tokens.color.danger};
`;
