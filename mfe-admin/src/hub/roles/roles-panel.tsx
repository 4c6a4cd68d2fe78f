import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand, Panel } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { RoleRow } from './role-row.tsx';
import { RoleRowSkeleton, Rows } from './role-layout.tsx';
import { type Role, useRoles } from './use-roles.ts';

const RoleDialog = dialogOnDemand(async () => (await import('./role-dialog.tsx')).RoleDialog);

export function RolesPanel() {
  const { roles, error, retry, turn } = useRoles();
  const [asked, setAsked] = useState<{ role: Role | null } | null>(null);
  const create = (
    <Button $primary onClick={() => setAsked({ role: null })}>
      Create Role
    </Button>
  );
  return (
    <Panel title="Current Roles" busy={!roles && !error} actions={create}>
      {roles ? list(roles) : error ? failed() : skeletons()}
      <RoleDialog isOpen={asked !== null} role={asked?.role ?? null} onClose={() => setAsked(null)} />
    </Panel>
  );

  function list(shown: readonly Role[]) {
    if (shown.length === 0) {
      return (
        <Empty
          title="No contractor roles created yet."
          hint="Create the first one, and contractors can be invited to it."
        />
      );
    }
    return (
      <Rows aria-label="Current roles">
        {shown.map((role) => (
          <RoleRow key={role.id} role={role} onEdit={() => setAsked({ role })} onTurn={() => turn(role)} />
        ))}
      </Rows>
    );
  }

  function failed() {
    return (
      <Failed title="The roles could not be loaded" hint="They are safe. Try again in a moment." onRetry={retry} />
    );
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <RoleRowSkeleton key={place} />
    ))}
  </Rows>
);
