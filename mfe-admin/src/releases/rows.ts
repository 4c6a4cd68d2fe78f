import styled from 'styled-components';

/** A framed list of items. */
export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** A version, a commit or a remote's name. */
export const Code = styled.code`
  font: 12px/20px ${({ theme }) => theme.font.code};
  overflow-wrap: anywhere;
`;

export const MutedText = styled.p`
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
`;
