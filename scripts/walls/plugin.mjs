import path from 'node:path';
import { findImportViolation } from './check-import.mjs';
import { clockReaders, environmentReaders, frontEnd, searchStateFolder } from './table.mjs';

const getFile = (context) => path.relative(context.cwd, context.filename).split(path.sep).join('/');

const isReader = (file) =>
  environmentReaders.some((place) => file.startsWith(place)) ||
  /\.test\.tsx?$|^[^/]+\/[^/]+\.config\.(ts|mjs)$/.test(file);

/** All forms of import: import, export … from, import(), and import('x') in a type. */
const imports = {
  create(context) {
    const file = getFile(context);
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = findImportViolation(file, node.value);
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
    const file = getFile(context);
    if (isReader(file)) return {};
    return {
      MemberExpression(node) {
        if (node.object.name !== 'process' || (node.property.name ?? node.property.value) !== 'env') return;
        context.report({
          node,
          message: 'Wall: only api/src/settings.ts may read process.env. Pass the setting as a parameter.',
        });
      },
    };
  },
};

/** The machine's clock may be wrong, so stored and compared times come from the database. */
const time = {
  create(context) {
    const file = getFile(context);
    if (!file.startsWith('api/src/') || clockReaders.includes(file) || /\.test(-data)?\.ts$/.test(file)) return {};
    const report = (node) =>
      context.report({
        node,
        message: 'Wall: get the time from #clock and ids from #new-id, and measure durations with performance.now().',
      });
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
      CallExpression({ callee }) {
        if (callee.name === 'Date') report(callee);
      },
      MemberExpression(node) {
        if (node.object.name === 'Date' && (node.property.name ?? node.property.value) === 'now') report(node);
      },
      ImportSpecifier(node) {
        if (node.parent.source.value === 'uuid' && /^v\d$/.test(node.imported.name)) report(node);
      },
    };
  },
};

/** Two readers of the URL's parameters would each undo the other's changes, and parse invalid values in their own way. */
const searchState = {
  create(context) {
    const file = getFile(context);
    if (!frontEnd.test(file) || file.startsWith(searchStateFolder) || /\.test\.tsx?$/.test(file)) return {};
    const report = (node) =>
      context.report({ node, message: 'Wall: read and change search parameters with the hooks of kit/search-state.' });
    return {
      ImportSpecifier(node) {
        if (node.imported.name === 'useSearchParams') report(node);
      },
      ExportSpecifier(node) {
        if (node.local.name === 'useSearchParams') report(node);
      },
      NewExpression({ callee, arguments: [first] }) {
        if (callee.name !== 'URLSearchParams' || !first) return;
        if (first.name === 'search' || first.property?.name === 'search') report(callee);
      },
    };
  },
};

/** Browsers have crypto.randomUUID only on https and localhost. */
const secureContext = {
  create(context) {
    if (!frontEnd.test(getFile(context))) return {};
    return {
      MemberExpression(node) {
        if ((node.property.name ?? node.property.value) !== 'randomUUID') return;
        context.report({
          node,
          message: 'Wall: crypto.randomUUID is missing over plain http. Use createHexId of kit/request.',
        });
      },
    };
  },
};

const walls = {
  meta: { name: 'walls' },
  rules: { imports, environment, time, 'search-state': searchState, 'secure-context': secureContext },
};
// oxlint-disable-next-line import/no-default-export -- a lint plugin is its default export
export default walls;
