import type { Audience } from 'rules/audiences';
import { exampleBodies, requiredIds, requiredInvitations, requiredSteps, requiredUploads } from '#rest/examples';
import { type Route, routes } from '#rest/routes';

/** The demo account for a row: the least privileged of those that may call it. */
const accounts: Array<[Audience, string]> = [
  ['user', 'client'],
  ['client', 'client'],
  ['contractor', 'developer'],
  ['sales', 'sales'],
  ['pm', 'pm'],
  ['analyst', 'analyst'],
  ['admin', 'admin'],
];

export function getDemoAccount(operation: string, audiences: Audience[]): string | null {
  const account = requiredInvitations[operation]?.as;
  return account ?? accounts.find(([audience]) => audiences.includes(audience))?.[1] ?? null;
}

const takeLastId = "node -p 'JSON.parse(fs.readFileSync(0)).at(-1).id'";
const server = 'localhost:4000';
const json = "-H 'content-type: application/json'";

/** Commands that sign in the accounts of the examples. */
export const exampleSessions = [
  `for who in ${[...new Set([...accounts.map(([, account]) => account), 'client2'])].join(' ')}; do`,
  `  curl -s -c $who.cookies ${json} -d '{"email":"'$who'@demo.test","password":"demo-password-123"}' ${server}/api/auth/login`,
  'done',
];

/** The body as a shell argument; the secret of an invitation and the URL of an upload are in variables. */
function toBodyArguments({ operation }: Route): string {
  const { field } = requiredInvitations[operation] ?? {};
  const { field: idField } = requiredIds[operation] ?? {};
  const body = {
    ...exampleBodies[operation],
    ...(idField && { [idField]: `'$${idField}'` }),
    ...(field && { [field]: `'$secret'` }),
    ...(requiredUploads[operation] && { fileUrl: `'$fileUrl'` }),
  };
  return `${json} -d '${JSON.stringify(body)}'`;
}

/** The preceding command that creates an invitation and stores its secret. */
function getInvitationCommands({ operation }: Route): string[] {
  const { invitation, secret } = requiredInvitations[operation] ?? {};
  if (!invitation) return [];
  const create = `curl -s -b admin.cookies ${json} -d '${JSON.stringify(invitation)}' ${server}/api/admin/invites`;
  return [`secret=$(${create} | node -p 'JSON.parse(fs.readFileSync(0)).${secret}')`];
}

/** The preceding command that stores the id that a body contains. */
function getIdCommands(operation: string | undefined, session: string): string[] {
  const { field, list } = requiredIds[operation ?? ''] ?? {};
  return list ? [`${field}=$(curl -s${session} ${server}${list} | ${takeLastId})`] : [];
}

/** The preceding commands that upload a file and store its URL. */
function getUploadCommands({ operation }: Route, session: string): string[] {
  const { permission, text } = requiredUploads[operation] ?? {};
  const route = routes.find((other) => other.operation === permission);
  if (!route) return [];
  const getField = (name: string) => `$(node -p 'JSON.parse(process.argv[1]).${name}' "$upload")`;
  return [
    `upload=$(curl -s${session} ${toBodyArguments(route)} ${server}${route.path})`,
    `fileUrl=${getField('fileUrl')}`,
    `curl -s -X PUT -d '${text}' "${getField('uploadURL')}"`,
  ];
}

/** A row as shell commands. Reads use the oldest item of a list; changes first create their own. */
export function toExampleCommands(route: Route, audiences: Audience[]): string[] {
  const { method, path, operation } = route;
  const account = getDemoAccount(operation, audiences);
  const session = account && operation !== 'signOut' ? ` -b ${account}.cookies` : '';
  const [list = '', rest] = path.split('/:id');
  const body = exampleBodies[operation];
  const creation = routes.find((other) => other.method === 'post' && other.path === list);
  const createsOwn = rest !== undefined && method !== 'get' && creation !== undefined;
  const step = requiredSteps[operation];
  const id = !createsOwn
    ? `curl -s${session} ${server}${list} | ${takeLastId}`
    : `curl -s${session} ${toBodyArguments(creation)} ${server}${list} | node -p 'JSON.parse(fs.readFileSync(0)).id'`;
  return [
    ...getInvitationCommands(route),
    ...getUploadCommands(route, session),
    ...getIdCommands(createsOwn ? creation.operation : operation, session),
    ...(rest === undefined ? [] : [`id=$(${id})`]),
    ...(step ? [`curl -s${session} -X POST ${server}${list}/$id${step}`] : []),
    [
      'curl',
      ...(session ? [session.trim()] : []),
      ...(method === 'get' || (method === 'post' && body) ? [] : [`-X ${method.toUpperCase()}`]),
      ...(body ? [toBodyArguments(route)] : []),
      `${server}${path.replace(':id', '$id')}`,
    ].join(' '),
  ];
}
