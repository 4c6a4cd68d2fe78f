import { useConnection } from 'kit/apollo';
import { Icon } from 'kit/controls';
import styled from 'styled-components';

/** While live events do not come through. Where the server has no room for them, kit says so. */
export function ReconnectBanner() {
  const { isDown, isRefused } = useConnection();
  return <Place>{isDown && !isRefused && <Words />}</Place>;
}

const Words = () => (
  <p>
    <Icon name="warning" />
    Connection lost. Reconnecting... Nothing is lost: answers are kept on the server.
  </p>
);

/* An output is announced when it changes. */
const Place = styled.output`
  display: block;
  p {
    display: flex;
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.warning};
  }
  svg {
    flex: none;
  }
`;
