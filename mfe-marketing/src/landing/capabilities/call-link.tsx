import { Icon } from 'kit/controls';
import { Link } from 'kit/router';
import styled from 'styled-components';

const words = 'Book a Strategy Call';

/** Its name says which capability the call is about: there are twelve such links, twice. */
export function CallLink({ about }: { about: string }) {
  return (
    <Way to="/#contact" aria-label={`${words}: ${about}`}>
      {words} <Icon name="arrow" />
    </Way>
  );
}

const Way = styled(Link)`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  font-weight: 600;
  text-decoration: none;
  svg {
    transition: transform ${({ theme }) => theme.motion.feedback};
  }
  &:hover svg {
    transform: translateX(4px);
  }
`;
