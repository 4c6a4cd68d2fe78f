import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { Kind, parse, Source, visit } from 'graphql';
import { findArticleFaults } from './articles.mjs';
import { findListArgumentFaults } from './list-arguments.mjs';

/** Problems of a schema, each with its rule and its coordinate, such as `Query.projects`. */
export async function findProblems(text, rules) {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.graphql'],
        languageOptions: { parser: plugin.parser, parserOptions: { graphQLConfig: { schema: text } } },
        plugins: { '@graphql-eslint': plugin },
        rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`@graphql-eslint/${name}`, rule])),
      },
    ],
  });
  const [{ messages }] = await eslint.lintText(text, { filePath: 'schema.graphql' });
  const definitions = listDefinitions(text);
  const found = messages.map(({ ruleId, message, line }) => ({
    rule: ruleId?.split('/').at(-1) ?? 'parser',
    at:
      definitions.findLast(({ startLine, endLine }) => startLine <= line && line <= endLine)?.coordinate ??
      `line ${line}`,
    message,
  }));
  return [...found, ...findArticleFaults(definitions), ...findListArgumentFaults(text)];
}

/** Problems without an exception, and exceptions without a problem. */
export function judge(problems, exceptions) {
  const known = exceptions.flatMap(({ rule, at }) => at.map((coordinate) => `${rule} ${coordinate}`));
  const met = new Set(problems.map(({ rule, at }) => `${rule} ${at}`));
  return [
    ...problems
      .filter(({ rule, at }) => !known.includes(`${rule} ${at}`))
      .map(({ rule, at, message }) => `${at}: ${message} (${rule})`),
    ...known.filter((each) => !met.has(each)).map((each) => `The exception ${each} is no longer needed: remove it`),
  ];
}

const named = [Kind.FIELD_DEFINITION, Kind.INPUT_VALUE_DEFINITION, Kind.ENUM_VALUE_DEFINITION];

/** Every definition with its coordinate, lines and description, from the outside in. */
function listDefinitions(text) {
  const found = [];
  const path = [];
  visit(parse(new Source(text)), {
    enter(node) {
      if (!node.name || !(node.kind.endsWith('TypeDefinition') || named.includes(node.kind))) return;
      path.push(node.name.value);
      found.push({
        coordinate: path.join('.'),
        startLine: node.loc.startToken.line,
        endLine: node.loc.endToken.line,
        description: node.description?.value ?? '',
      });
    },
    leave(node) {
      if (node.name && (node.kind.endsWith('TypeDefinition') || named.includes(node.kind))) path.pop();
    },
  });
  return found;
}
