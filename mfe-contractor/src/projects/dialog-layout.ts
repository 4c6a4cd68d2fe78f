import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The project that the dialog is about. */
export const Subject = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
