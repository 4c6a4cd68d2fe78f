import { useConnection } from 'kit/apollo';
import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Shown while live events are down. If the server is out of connections, kit shows its own notice. */
export function ReconnectBanner() {
  const { isDown, isRefused } = useConnection();
  return <Place>{isDown && !isRefused && <ReconnectMessage />}</Place>;
}

const ReconnectMessage = () => (
  <p>
    <Icon name="warning" />
    Connection lost. Reconnecting… Answers are saved on the server.
  </p>
);

/* Screen readers announce an output element when it changes. */
const Place = styled.output`
  display: block;
  p {
    display: flex;
    padding: ${tokens.space.xs} ${tokens.space.l};
    align-items: center;
    gap: ${tokens.space.xs};
    border-bottom: 1px solid ${tokens.color.line};
    background: ${tokens.color.sunken};
    color: ${tokens.color.warning};
  }
  svg {
    flex: none;
  }
`;
