import { useState } from 'react';
import { lazyDialog } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

const DeletedConversationsDialog = lazyDialog(
  async () => (await import('./deleted-conversations-dialog.tsx')).DeletedConversationsDialog,
);

/** Opens the deleted conversations, below the list. */
export function RecentlyDeleted() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Place>
      <button type="button" onClick={() => setOpen(true)}>
        Recently deleted
      </button>
      <DeletedConversationsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Place>
  );
}

const Place = styled.div`
  padding: 0 ${tokens.space.m};
  border-top: 1px solid ${tokens.color.line};
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.soft};
    text-decoration: underline;
    cursor: pointer;
  }
`;
