/** The label of a role or contractor role: "Project manager" for project_manager. */
export function formatRoleName(role: string): string {
  const words = role.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
