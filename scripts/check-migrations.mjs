// Whether the migrations can run while servers of the version before go on working. How to write them: docs/operations.md.
import { lintMigration } from './migrations/lint-migration.mjs';
import { readMigrations } from './migrations/read-migrations.mjs';
import { PlainError, runMain, print } from './print.mjs';

/** The last migration from before there was this check. */
const baseline = 'Migration20261122223900_servers';

await runMain(check);

async function check() {
  const migrations = await readMigrations({ after: baseline });
  const problems = migrations.flatMap(lintMigration);
  if (problems.length > 0)
    throw new PlainError(
      `${problems.join('\n\n')}\n\nA deployment runs two versions side by side. docs/operations.md says how to make such a change in two releases.`,
    );
  print(`${migrations.length} migrations: servers of the version before can go on working.`);
}
