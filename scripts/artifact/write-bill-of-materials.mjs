import { readFileSync, writeFileSync } from 'node:fs';
import { pnpm } from '../install.mjs';
import { remotes } from '../paths.mjs';
import { databasePackage } from './install-production-packages.mjs';

/** Writes a CycloneDX SBOM with the server's packages and those in the browser bundles. */
export async function writeBillOfMaterials(file, { withDatabase }) {
  const filters = ['api', 'shell', ...remotes].flatMap((name) => ['--filter', name]);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  await pnpm('Writing the bill of materials', ['sbom', '--prod', ...format, ...filters, '--out', file]);
  if (withDatabase) return;
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const ships = ({ group, name }) => !databasePackage.test(group ? `${group}/${name}` : name);
  const components = bill.components.filter(ships);
  const references = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => references.has(each)) }));
  writeFileSync(file, JSON.stringify({ ...bill, components, dependencies }));
}
