import styled from 'styled-components';

/** The first tab stop: skips the bar. */
export function SkipLink({ target }: { target: string }) {
  return <Link href={`#${target}`}>Skip to content</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  top: ${({ theme }) => theme.space.xs};
  left: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  html body &:hover {
    color: ${({ theme }) => theme.color.paper};
  }
`;
