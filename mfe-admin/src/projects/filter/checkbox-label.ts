import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const CheckboxLabel = styled.label`
  display: flex;
  min-height: 40px;
  padding: 0 ${tokens.space.xs};
  align-items: center;
  gap: ${tokens.space.xs};
  cursor: pointer;
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;
