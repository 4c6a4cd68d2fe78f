import path from 'node:path';
import { judge } from './judge.mjs';
import { environmentReaders } from './table.mjs';

const fileOf = (context) => path.relative(context.cwd, context.filename).split(path.sep).join('/');

const isReader = (file) =>
  environmentReaders.some((place) => file.startsWith(place)) ||
  /\.test\.tsx?$|^[^/]+\/[^/]+\.config\.(ts|mjs)$/.test(file);

/** Every way to name a module: import, export … from, import(), and import('x') in a type. */
const imports = {
  create(context) {
    const file = fileOf(context);
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = judge(file, node.value);
      if (message) context.report({ node, message: `Wall: ${message}.` });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
    };
  },
};

const environment = {
  create(context) {
    const file = fileOf(context);
    if (isReader(file)) return {};
    return {
      MemberExpression(node) {
        if (node.object.name !== 'process' || (node.property.name ?? node.property.value) !== 'env') return;
        context.report({
          node,
          message: 'Wall: only api/src/settings.ts reads process.env: take the setting as a parameter.',
        });
      },
    };
  },
};

const walls = { meta: { name: 'walls' }, rules: { imports, environment } };
// oxlint-disable-next-line import/no-default-export -- a lint plugin is its default export
export default walls;
