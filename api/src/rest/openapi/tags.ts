interface Tag {
  name: string;
  description: string;
  /** The beginnings of its paths. The first tag that matches a path is its tag. */
  paths: string[];
}

/** The areas of the API, in the order of the reference. */
export const tags: readonly Tag[] = [
  { name: 'Sign-in', description: 'Sessions and accounts', paths: ['/api/auth/', '/api/admin/login'] },
  {
    name: 'Invitations',
    description: 'Invitations of clients, contractors and colleagues',
    paths: ['/api/invitations/', '/api/admin/invites'],
  },
  {
    name: 'Projects',
    description: "The agency's projects, their tasks, people and activity",
    paths: ['/api/projects', '/api/activity', '/api/tasks', '/api/team'],
  },
  { name: 'Support', description: 'Tickets of clients', paths: ['/api/support-tickets'] },
  { name: 'Sales', description: 'Enquiries, leads and figures', paths: ['/api/sales/', '/api/contact/'] },
  {
    name: 'Money',
    description: 'Invoices, payments and account statements',
    paths: ['/api/invoices', '/api/statements'],
  },
  {
    name: 'Contractors',
    description: 'Requests to take, payouts and roles',
    paths: ['/api/client-store', '/api/payouts', '/api/contractor/', '/api/admin/contractor-roles'],
  },
  {
    name: 'Jarvis',
    description: 'Conversations with the assistant and the templates that instruct it',
    paths: ['/api/developer/', '/api/admin/prompt-templates'],
  },
  { name: 'AI documents', description: 'What the assistant can quote', paths: ['/api/admin/ai-documents'] },
  { name: 'Knowledge', description: 'The knowledge hub', paths: ['/api/knowledge-resources'] },
  { name: 'Dashboard', description: 'Figures for administrators', paths: ['/api/admin/dashboard-stats'] },
];

export function getTag(path: string): string {
  const tag = tags.find(({ paths }) => paths.some((beginning) => path.startsWith(beginning)));
  if (!tag) throw new Error(`${path} has no tag: add its beginning in openapi/tags.ts`);
  return tag.name;
}
