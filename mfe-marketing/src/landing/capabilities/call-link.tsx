import { Icon } from 'kit/controls';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

const linkLabel = 'Book a Strategy Call';

/** The accessible name includes the capability, because the page has 24 of these links. */
export function CallLink({ about, quiet = false }: { about: string; quiet?: boolean }) {
  return (
    <Way to="/#contact" $quiet={quiet} aria-label={`${linkLabel}: ${about}`}>
      {linkLabel} <Icon name="arrow" />
    </Way>
  );
}

const Way = styled(Link)<{ $quiet: boolean }>`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${tokens.space.xs};
  && {
    color: ${({ $quiet }) => ($quiet ? tokens.color.soft : tokens.color.accent)};
  }
  font-weight: ${({ $quiet }) => ($quiet ? 400 : 600)};
  text-decoration: none;
  &:hover {
    color: ${tokens.color.accentHover};
  }
  svg {
    transition: transform ${tokens.motion.feedback};
  }
  &:hover svg {
    transform: translateX(4px);
  }
`;
