import fs from 'node:fs';
import path from 'node:path';
import kit from 'kit/package.json';

test('every kit module that a remote may import is in the build of the shell', () => {
  const text = fs.readFileSync(path.join(__dirname, 'shared-kit.ts'), 'utf8');
  const modules = Object.keys(kit.exports)
    .map((subpath) => subpath.replace('.', 'kit'))
    .filter((name) => !name.startsWith('kit/test/') && !['kit/contract', 'kit/package.json'].includes(name));
  expect(modules.filter((name) => !text.includes(`import('${name}')`))).toEqual([]);
});
