import styled from 'styled-components';

export const CheckboxLabel = styled.label`
  display: flex;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space.xs};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  cursor: pointer;
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;
