import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of one document in the list, loaded or not. */
export const DocumentItem = styled.li`
  position: relative;
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  gap: 4px;
  overflow-wrap: anywhere;
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
`;
