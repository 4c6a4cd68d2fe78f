import { parseArgs } from 'node:util';
import { PlainError } from './print.mjs';

const known = {
  to: { type: 'string' },
  canary: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  rollback: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  'make-signing-key': { type: 'boolean', default: false },
  'no-record': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Parses the options. Errors are one line with the correct usage. */
export function parseOptions(args, { remotes, only, command }) {
  const { values, positionals } = parseArguments(args, known, command);
  const { 'dry-run': dryRun, 'no-record': noRecord, 'make-signing-key': _unused, canary, ...rest } = values;
  if (values.help) return { help: true };
  if (values['make-signing-key']) return { makeSigningKey: true, json: values.json };
  const exclusive = ['rollback', 'list', 'dry-run'].filter((name) => values[name]);
  if (exclusive.length > 1) throw new PlainError(`--${exclusive.join(' and --')} can't be combined. Choose one.`);
  if (canary !== undefined && (values.rollback || values.list))
    throw new PlainError('--canary only works with a release. Remove it.');
  return {
    ...rest,
    dryRun,
    record: !noRecord,
    remote: getRemote(positionals, { remotes, only }),
    canary: getRoles(canary),
  };
}

/** Parses the options of `npm run dev` in a portal's own repository. */
export function parseDevOptions(args, only) {
  const options = { shell: { type: 'string' }, help: { type: 'boolean', default: false } };
  const { values, positionals } = parseArguments(args, options, 'npm run dev --');
  getOnly(positionals, only);
  return values;
}

function parseArguments(args, options, command) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new PlainError(`${cause.message.split('. ')[0]}. See ${command} --help.`, { cause });
  }
}

function getRemote(names, { remotes, only }) {
  if (only) return getOnly(names, only);
  const among = `the remotes are ${remotes.join(', ')}`;
  if (names.length === 0) throw new PlainError(`Which remote? Choose one: ${among}.`);
  if (names.length > 1) throw new PlainError(`Release one remote at a time, not ${names.length}: ${names.join(', ')}.`);
  if (!remotes.includes(names[0])) throw new PlainError(`No remote ${names[0]}; ${among}.`);
  return names[0];
}

/** The only portal of a repository; naming it is optional. */
function getOnly(names, only) {
  const other = names.find((name) => name !== only);
  if (other !== undefined)
    throw new PlainError(
      `No portal ${other}. The only portal of this repository is ${only}; you can leave out its name.`,
    );
  return only;
}

/** Audiences of a canary: `canaryAudiences` of rules/src/releases.ts. */
export const canaryAudiences = [
  'user',
  'client',
  'contractor',
  'sales',
  'pm',
  'support',
  'analyst',
  'admin',
  'founder',
];

function getRoles(text) {
  if (text === undefined) return [];
  const roles = text.split(',').map((role) => role.trim());
  const wrong = roles.find((role) => !canaryAudiences.includes(role));
  if (wrong !== undefined)
    throw new PlainError(
      `--canary ${text}: ${wrong || 'an empty name'} is not an audience. Use a comma-separated list of ${canaryAudiences.join(', ')}.`,
    );
  return roles;
}
