import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Above the skeleton rows that it replaces. */
export const FailedRow = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 0;
  width: 100%;
  padding: ${tokens.space.m};
`;
