import kit from 'kit/package.json';
import { eagerKitModules, lazyKitModules, loadSharedKit } from './shared-kit.ts';

const notShared = ['contract', 'env', 'jest.config', 'package.json', 'prerender'].map((name) => `kit/${name}`);

test("every kit module that a remote may import is in the shell's build", () => {
  const named = `${eagerKitModules} ${lazyKitModules} ${loadSharedKit}`;
  const modules = Object.keys(kit.exports)
    .map((subpath) => subpath.replace('.', 'kit'))
    .filter((name) => !name.startsWith('kit/test/') && !notShared.includes(name));
  expect(modules.filter((name) => !new RegExp(`['"]${name}['"]`).test(named))).toEqual([]);
});
