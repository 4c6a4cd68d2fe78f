import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of the forms in the project dialogs. */
export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

/** The project that the dialog is about. */
export const Subject = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
