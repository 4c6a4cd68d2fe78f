/** What the command can do; in the workspace one chooses the remote. */
export const helpText = ({ command, isChosen }) => `${command}${isChosen ? ' <remote>' : ''} [options]
${isChosen ? '\n  <remote>              mfe-client, or another folder that begins with mfe-' : ''}
  --to <address>        the product to release to; else PUBLIC_URL, else http://localhost:4000
  --dry-run             builds and checks, and sends nothing
  --canary <roles>      only these get it, such as admin,sales; a release without --canary then gives it to everybody
  --rollback            takes a canary back, or goes back to the version before
  --list                how the remote got where it is, newest first
  --no-record           leaves released.json and CHANGELOG.md of the remote as they are
  --make-signing-key    prints a key pair for your team, and sends nothing; no remote is named
  --json                answers as JSON; what is said on the way goes to standard error
  --help                this text

RELEASE_KEY is the key that an administrator makes at /admin/releases.
RELEASE_SIGNING_KEY is the private key of your team: with it a release is signed.
On the machine of an embedded database none is needed: the key lies in its data folder (DATA_DIR, else .data).`;
