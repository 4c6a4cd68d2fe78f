import { createHmac } from 'node:crypto';
import pg from 'pg';

/**
 * The roles of the embedded cluster. The server runs as `app`, which reads and writes rows. `app_owner` owns the schema
 * and runs migrations. Only the superuser can read files, and it is only used to start and recover the cluster.
 */
export const roles = { superuser: 'postgres', owner: 'app_owner', app: 'app' } as const;
type RoleName = (typeof roles)[keyof typeof roles];

export const database = 'app';

/** The URL of a database of the cluster for a role. */
export type RoleAddress = (role: string, name: string) => string;

/** Each role's password is derived from the superuser's, which is the only one stored. */
export const derivePassword = (role: string, password: string): string =>
  role === roles.superuser ? password : createHmac('sha256', password).update(`role ${role}`).digest('base64url');

/** Creates missing roles and the database, and makes `app_owner` the owner of what an older version created. */
export async function prepareRoles(superuser: pg.Client, getAddress: RoleAddress, password: string): Promise<void> {
  for (const role of [roles.owner, roles.app]) {
    const { rowCount } = await superuser.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await superuser.query(`create role ${role}`);
    await superuser.query(`alter role ${role} ${toRoleOptions(role, password)}`);
  }
  const { rowCount } = await superuser.query('select 1 from pg_database where datname = $1', [database]);
  if (rowCount === 0) await superuser.query(`create database ${database}`);
  await superuser.query(`
    alter database ${database} owner to ${roles.owner};
    revoke all on database ${database}, postgres, template1 from public;
    grant connect on database ${database} to ${roles.app}`);
  await withClient(getAddress(roles.superuser, database), (client) => client.query(transferOwnershipSql));
}

const toRoleOptions = (role: RoleName, password: string) =>
  `login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${derivePassword(role, password)}'`;

/** Members of an extension and columns of a table follow their owner. */
const transferOwnershipSql = `
  do $$
  declare statement text;
  begin
    for statement in
      select format('alter schema %I owner to ${roles.owner}', nspname) from pg_namespace
       where nspname !~ '^(pg_|information_schema)' and nspowner <> '${roles.owner}'::regrole
      union all
      select format('alter table %s owner to ${roles.owner}', oid::regclass) from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relowner <> '${roles.owner}'::regrole
         and relnamespace in (select oid from pg_namespace where nspname !~ '^(pg_|information_schema)')
         and not exists (select 1 from pg_depend
           where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i', 'e'))
      union all
      select format('alter routine %s owner to ${roles.owner}', oid::regprocedure) from pg_proc
       where proowner <> '${roles.owner}'::regrole
         and pronamespace in (select oid from pg_namespace where nspname !~ '^(pg_|information_schema)')
         and not exists (select 1 from pg_depend
           where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      union all
      select format('alter type %s owner to ${roles.owner}', oid::regtype) from pg_type
       where (typtype in ('e', 'd') or typtype = 'c' and exists
           (select 1 from pg_class where pg_class.oid = typrelid and relkind = 'c'))
         and typowner <> '${roles.owner}'::regrole
         and typnamespace in (select oid from pg_namespace where nspname !~ '^(pg_|information_schema)')
         and not exists (select 1 from pg_depend
           where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
    loop
      execute statement;
    end loop;
  end $$`;

/** A temporary superuser to rename the one of an older version: a role cannot rename itself. */
const temporarySuperuser = 'cluster_upgrade';

/**
 * In clusters of older versions the server's own role, `app`, was the superuser. That cannot be revoked, so it is renamed
 * to the superuser's name, and a new role becomes `app`. `lockCluster` refuses if another server uses the cluster.
 */
export async function renameOldSuperuser(
  getAddress: RoleAddress,
  password: string,
  lockCluster: (url: string) => Promise<pg.Client>,
): Promise<void> {
  const old = await lockCluster(setUrlPassword(getAddress(roles.app, 'postgres'), password));
  try {
    await old.query(`drop role if exists ${temporarySuperuser}`);
    await old.query(
      `create role ${temporarySuperuser} superuser login password '${derivePassword(temporarySuperuser, password)}'`,
    );
    await withClient(getAddress(temporarySuperuser, 'postgres'), (client) =>
      client.query(`alter role ${roles.app} rename to ${roles.superuser}`),
    );
    await withClient(getAddress(roles.superuser, 'postgres'), (client) =>
      client.query(`drop role ${temporarySuperuser}`),
    );
  } finally {
    await old.end();
  }
}

const setUrlPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;

/** Whether the cluster is from before these roles: its superuser has another name. */
export async function hasOldSuperuser(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return false;
  } catch (error) {
    // PostgreSQL returns the same error for a missing role.
    if (error instanceof pg.DatabaseError && error.code === '28P01') return true;
    throw error;
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
