import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { useConnection } from './connection.ts';

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
  z-index: ${({ theme }) => theme.layer.toast};
  bottom: calc(${({ theme }) => theme.space.m} + var(--toast-room, 0px));
  left: ${({ theme }) => theme.space.m};
  display: flex;
  max-width: calc(100vw - 2 * ${({ theme }) => theme.space.m});
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m}`};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: 0 8px 24px ${({ theme }) => theme.color.shadow};
  @media print {
    display: none;
  }
`;
