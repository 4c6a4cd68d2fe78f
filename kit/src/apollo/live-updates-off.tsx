import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { useConnection } from './connection.ts';
import { tokens } from '../theme/tokens.ts';

/** Shown while the server refuses the page's socket: data on the page may be old. */
export function LiveUpdatesOff() {
  const { isRefused } = useConnection();
  return <Place>{isRefused && <Notice />}</Place>;
}

function Notice() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Card>
      <p>Live updates are off: too many tabs are open. Close some, then reload.</p>
      <IconButton $size={32} type="button" aria-label="Close" onClick={() => setClosed(true)}>
        <Icon name="cross" />
      </IconButton>
    </Card>
  );
}

/* An output element announces its changes. It takes no part in the portal's layout. */
const Place = styled.output`
  display: contents;
`;

const Card = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  bottom: calc(${tokens.space.m} + var(--toast-room, 0px));
  left: ${tokens.space.m};
  display: flex;
  max-width: calc(100vw - 2 * ${tokens.space.m});
  padding: ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.m};
  align-items: center;
  gap: ${tokens.space.xs};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  @media print {
    display: none;
  }
`;
