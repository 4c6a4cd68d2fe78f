/** A role or a contractor role as one reads it: "Project manager" for project_manager. */
export function formatRoleName(role: string): string {
  const words = role.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
