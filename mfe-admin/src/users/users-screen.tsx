import { Panels } from 'kit/panel';
import { UsersPanel } from '../hub/users/users-panel.tsx';
import { UsersTab } from '../hub/users/users-tab.tsx';
import { ScreenTitle } from '../screen-title.ts';

/** All users, for every administrator. The URL keeps the filter. */
export function UsersScreen() {
  return (
    <Panels>
      <ScreenTitle>Users</ScreenTitle>
      <UsersPanel />
    </Panels>
  );
}

UsersScreen.prefetchData = UsersTab.prefetchData;
