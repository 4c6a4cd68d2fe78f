import { useState } from 'react';
import { prefetch, type DataClient } from 'kit/apollo';
import { Panels, lazyDialog, Panel } from 'kit/panel';
import { Button } from 'kit/controls';
import { EmptyState, ErrorState } from 'kit/states';
import { HubRolesDocument } from '#gql/graphql.ts';
import { RoleRow } from './role-row.tsx';
import { Rows } from '../../rows.ts';
import { RoleRowSkeleton } from './role-layout.tsx';
import { type Role, useRoles } from './use-roles.ts';

/** Contractor roles, and whether new invitations can use them. */
export function RolesTab() {
  return (
    <Panels>
      <RolesPanel />
    </Panels>
  );
}

RolesTab.prefetchData = (client: DataClient) => prefetch(client, HubRolesDocument);

const RoleDialog = lazyDialog(async () => (await import('./role-dialog.tsx')).RoleDialog);

function RolesPanel() {
  const { roles, error, refresh, toggleActive } = useRoles();
  const [openDialog, setOpenDialog] = useState<{ role: Role | null } | null>(null);
  const create = (
    <Button $primary onClick={() => setOpenDialog({ role: null })}>
      Create Role
    </Button>
  );
  return (
    <Panel title="Current Roles" busy={!roles && !error} actions={create}>
      {roles ? list(roles) : error ? failed() : skeletons()}
      <RoleDialog isOpen={openDialog !== null} role={openDialog?.role ?? null} onClose={() => setOpenDialog(null)} />
    </Panel>
  );

  function list(shown: readonly Role[]) {
    if (shown.length === 0) {
      return (
        <EmptyState title="No contractor roles created yet." hint="Create the first one to invite contractors to it." />
      );
    }
    return (
      <Rows aria-label="Current roles">
        {shown.map((role) => (
          <RoleRow
            key={role.id}
            role={role}
            onEdit={() => setOpenDialog({ role })}
            onToggleActive={() => toggleActive(role)}
          />
        ))}
      </Rows>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load roles" hint="Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <RoleRowSkeleton key={place} />
    ))}
  </Rows>
);
