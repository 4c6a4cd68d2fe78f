/** People whose data differs from the demo accounts: busy ones, and new ones. They have the demo password. */
const benchViewers = [
  { name: 'new client', email: 'new-client@bench.test', role: 'client', contractorRole: null },
  { name: 'busy client', email: 'busy-client@bench.test', role: 'client', contractorRole: null },
  { name: 'new developer', email: 'new-developer@bench.test', role: 'contractor', contractorRole: 'developer' },
  { name: 'busy developer', email: 'busy-developer@bench.test', role: 'contractor', contractorRole: 'developer' },
  { name: 'busy tester', email: 'busy-tester@bench.test', role: 'contractor', contractorRole: 'tester' },
  { name: 'new pm', email: 'new-pm@bench.test', role: 'contractor', contractorRole: 'project_manager' },
  { name: 'busy pm', email: 'busy-pm@bench.test', role: 'contractor', contractorRole: 'project_manager' },
];

const [client, contractor, manager] = [['mfe-client'], ['mfe-contractor'], ['mfe-contractor', 'mfe-sales']];
const rolePortals = {
  client,
  developer: contractor,
  support: contractor,
  sales: manager,
  pm: manager,
  admin: ['mfe-admin', 'mfe-sales', 'mfe-contractor'],
  founder: ['mfe-admin'],
  analyst: ['mfe-admin'],
};

/** The viewers of the bench and the portals that they open: demo accounts, and those above. */
export const viewers = [
  ...Object.entries(rolePortals).map(([name, portals]) => ({ name, portals, email: `${name}@demo.test` })),
  ...benchViewers.map(({ name, email, role, contractorRole }) => ({
    name,
    email,
    portals: contractorRole === 'project_manager' ? manager : role === 'client' ? client : contractor,
  })),
];

export async function insertViewers(client) {
  for (const { name, email, role, contractorRole } of benchViewers)
    await client.query(
      `insert into users (id, created_at, updated_at, email, first_name, last_name, role, contractor_role, password_hash)
       select gen_random_uuid(), now() - interval '720 days', now(), $1, $2, 'Bench', $3, $4,
              (select password_hash from users where email = 'client@demo.test')`,
      [email, name, role, contractorRole],
    );
}
