const otherwise = (address) =>
  address ? `else \`portal.address\` in package.json: ${address}` : 'else PUBLIC_URL, else http://localhost:4000';

/** What the release command can do; in the workspace one chooses the remote, and a repository of its own names an address. */
export const formatHelp = ({ command, isChosen, address }) => `${command}${isChosen ? ' <remote>' : ''} [options]
${isChosen ? '\n  <remote>              mfe-client, or another folder that begins with mfe-' : ''}
  --to <address>        the product to release to; ${otherwise(address)}
  --dry-run             builds and checks, and sends nothing; says what a release would wait for
  --canary <roles>      only these get it, such as admin,sales; a release without --canary then gives it to everyone
  --rollback            takes a canary back, or goes back to the version before
  --list                how the remote got where it is, newest first
  --no-record           leaves released.json and CHANGELOG.md of the remote as they are
  --make-signing-key    prints a key pair for your team, and sends nothing; no remote is named
  --json                answers as JSON; what is said on the way goes to standard error
  --help                this text

RELEASE_KEY is the release key that an administrator creates at /admin/releases. On the machine of an embedded database
none is needed: its own is in the data folder (DATA_DIR, else .data).
RELEASE_SIGNING_KEY is the private key of your team: with it a release is signed.`;

/** What `npm run dev` of a portal's own repository can do. */
export const devHelpText = (address) => `npm run dev -- [options]

  --shell <address>     the product to open the portal in; ${otherwise(address)}
  --help                this text

RELEASE_KEY is the release key that an administrator creates at /admin/releases.`;
