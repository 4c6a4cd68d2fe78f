import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The first tab stop: skips the bar. */
export function SkipLink({ target }: { target: string }) {
  return <Link href={`#${target}`}>Skip to content</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: ${tokens.layer.toast};
  top: ${tokens.space.xs};
  left: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  &:hover {
    color: ${tokens.color.paper};
  }
`;
