// Checks that servers of the previous version keep working after the migrations. How to write them: docs/operations.md.
import { lintMigration } from './migrations/lint-migration.mjs';
import { readMigrations } from './migrations/read-migrations.mjs';
import { PlainError, runMain, print } from './print.mjs';

/** The last migration that is older than this check. */
const baseline = 'Migration20261122223900_servers';

await runMain(check);

async function check() {
  const migrations = await readMigrations({ after: baseline });
  const problems = migrations.flatMap(lintMigration);
  if (problems.length > 0)
    throw new PlainError(
      `${problems.join('\n\n')}\n\nTwo versions run side by side during a deployment. docs/operations.md explains how to split such a change into two releases.`,
    );
  print(`${migrations.length} migrations are compatible with the previous version.`);
}
