import styled from 'styled-components';

/** Layout of the forms in the project dialogs. */
export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

/** The project that the dialog is about. */
export const Subject = styled.p`
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
`;
