import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The version of kit in a folder and the values and types that each module exports, by the module's name in package.json. */
export function readKitContract(folder) {
  const { version, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const modules = Object.entries(exports)
    .filter(([, file]) => isModule.test(file))
    .map(([name, file]) => [name.slice(2), exportedNames(path.join(folder, file)).toSorted()]);
  return { version, exports: Object.fromEntries(modules) };
}

const isModule = /(?<!\.d)\.tsx?$/;

function exportedNames(file) {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return body.flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration') return statement.specifiers.map(getName);
    if (statement.type === 'ExportDeclaration') return declaredNames(statement.declaration);
    if (statement.type.startsWith('ExportDefault')) return ['default'];
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${file}: use named exports instead of *`);
    return [];
  });
}

const getName = ({ exported, orig, name }) => (exported ?? orig ?? name).value;

const declaredNames = ({ identifier, id, declarations }) =>
  declarations ? declarations.map((each) => each.id.value) : [(identifier ?? id).value];

/**
 * Problems of kit's version compared with the published one: removed exports need a major version, new ones a minor version. Changed
 * types and properties aren't detected.
 */
export function findVersionProblems(before, now) {
  const named = ({ exports }) =>
    Object.entries(exports).flatMap(([module, names]) => [module, ...names.map((name) => `${module}: ${name}`)]);
  const lost = named(before).filter((name) => !named(now).includes(name));
  const gained = named(now).filter((name) => !named(before).includes(name));
  const [major, minor] = before.version.split('.').map(Number);
  const [newMajor, newMinor] = now.version.split('.').map(Number);
  const isMajor = newMajor > major;
  const isMinor = isMajor || (newMajor === major && newMinor > minor);
  return [
    ...(isMajor ? [] : lost.map((name) => `kit/${name} is gone: that needs ${major + 1}.0.0`)),
    ...(isMinor ? [] : gained.map((name) => `kit/${name} is new: that needs ${major}.${minor + 1}.0`)),
  ];
}
