import { teamRoles } from 'kit/project';
import { useViewer } from 'kit/session';

/** The roles that the viewer assigns here. Project managers hand a project over on its page: they don't see it afterwards. */
export function useAssignableRoles() {
  const { role } = useViewer();
  return role === 'admin' ? teamRoles : teamRoles.filter(([each]) => each !== 'projectManager');
}
