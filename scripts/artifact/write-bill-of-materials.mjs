import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../install.mjs';
import { remotes, root } from '../paths.mjs';
import { databasePackage } from './install-production-packages.mjs';

/** Copied into the API's build, and so not among its installed packages. */
const copiedPackages = ['redoc'];

/** Writes a CycloneDX SBOM with the server's packages and those in the browser bundles. */
export async function writeBillOfMaterials(file, { withDatabase }) {
  const filters = ['api', 'shell', ...remotes].flatMap((name) => ['--filter', name]);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  await pnpm('Writing the bill of materials', ['sbom', '--prod', ...format, ...filters, '--out', file]);
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const ships = ({ group, name }) => withDatabase || !databasePackage.test(group ? `${group}/${name}` : name);
  const components = [...bill.components.filter(ships), ...copiedPackages.map(toComponent)];
  const references = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => references.has(each)) }));
  writeFileSync(file, JSON.stringify({ ...bill, components, dependencies }));
}

function toComponent(name) {
  const manifest = path.join(root, 'api', 'node_modules', name, 'package.json');
  const { version, license, description } = JSON.parse(readFileSync(manifest, 'utf8'));
  const purl = `pkg:npm/${name}@${version}`;
  return {
    type: 'library',
    name,
    version,
    purl,
    'bom-ref': purl,
    description,
    licenses: [{ license: { id: license } }],
  };
}
