const otherwise = (address) =>
  address
    ? `default: \`portal.address\` in package.json, ${address}`
    : 'default: PUBLIC_URL, else http://localhost:4000';

/** Help of the release command. In the workspace it takes a remote; in its own repository a portal has an address. */
export const formatHelp = ({ command, isChosen, address }) => `${command}${isChosen ? ' <remote>' : ''} [options]
${isChosen ? '\n  <remote>              folder of the remote, such as mfe-client' : ''}
  --to <address>        product to release to; ${otherwise(address)}
  --dry-run             build and check without sending anything; list the approvals that a release would need
  --canary <roles>      release to these roles only, such as admin,sales; release again without --canary for everyone
  --rollback            end the canary, or go back to the previous version
  --list                list the remote's releases, newest first
  --no-record           don't update the remote's released.json and CHANGELOG.md
  --make-signing-key    print a key pair for your team without sending anything; takes no remote
  --json                print the result as JSON and progress to standard error
  --help                show this help

RELEASE_KEY is the release key that an administrator creates at /admin/releases. A product with an embedded database on this
machine needs none: its key is in the data folder (DATA_DIR, else .data).
RELEASE_SIGNING_KEY is your team's private key. If it is set, releases are signed.`;

/** Help of `npm run dev` in a portal's own repository. */
export const devHelpText = (address) => `npm run dev -- [options]

  --shell <address>     product to open the portal in; ${otherwise(address)}
  --help                show this help

RELEASE_KEY is the release key that an administrator creates at /admin/releases.`;
