// Checks that each TEXTS.md has the texts of its package; `--fix` writes them. Names of packages limit it to these. Needs the workspace's Node.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { PlainError, print, runMain } from './print.mjs';
import { catalogName, packagesWithTexts, readTexts, writeCatalog } from './texts/catalogs.mjs';

await runMain(() => {
  const { values, positionals } = parseArgs({ options: { fix: { type: 'boolean' } }, allowPositionals: true });
  const names = positionals.length > 0 ? positionals : packagesWithTexts;
  const outdated = names.filter((name) => !isCurrent(name, values));
  if (outdated.length > 0)
    throw new PlainError(
      `${outdated.map((name) => `${name}/${catalogName}`).join(', ')}: outdated. Run \`npm run check -- --fix\` and review the changed texts.`,
    );
  print(`${names.length} ${names.length === 1 ? 'catalog has' : 'catalogs have'} the texts of the source.`);
});

function isCurrent(name, { fix }) {
  const folder = path.join(root, name);
  const file = path.join(folder, catalogName);
  const catalog = writeCatalog(name, readTexts(folder));
  if (existsSync(file) && readFileSync(file, 'utf8') === catalog) return true;
  if (fix) writeFileSync(file, catalog);
  return fix;
}
