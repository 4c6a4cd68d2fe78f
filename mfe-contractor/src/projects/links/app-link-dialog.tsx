import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'kit/dialog';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import { Subject } from '../dialog-layout.ts';
import type { ProjectDialogProps } from '../project-dialogs.tsx';
import { Addresses } from './addresses.tsx';
import { AddressesForm } from './addresses-form.tsx';

export function AppLinkDialog({ isOpen, onClose, project }: ProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="App Link" onClose={onClose}>
      {project && <AppLink project={project} />}
    </Dialog>
  );
}

/* Inside the dialog, so that it opens with the links and not the form. */
function AppLink({ project }: { project: HubProject_ProjectFragment }) {
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  // The clicked button unmounted with the form.
  useEffect(() => {
    if (wasChanging.current && !isChanging) changeButton.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return (
    <>
      <Subject>{project.title}</Subject>
      {isChanging ? (
        <AddressesForm project={project} onDone={() => setChanging(false)} />
      ) : (
        <Addresses project={project} changeButton={changeButton} onChange={() => setChanging(true)} />
      )}
    </>
  );
}
