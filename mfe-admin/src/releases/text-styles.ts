import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A version, a commit or a remote's name. */
export const Code = styled.code`
  font: 12px/20px ${tokens.font.code};
  overflow-wrap: anywhere;
`;

export const MutedText = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
