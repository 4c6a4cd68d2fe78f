import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Links below a form to its alternatives. */
export const EntryNote = styled.small`
  padding-top: ${tokens.space.m};
  border-top: 1px solid ${tokens.color.line};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  line-height: 20px;
`;
