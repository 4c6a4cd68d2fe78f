import { parseSync } from '@swc/core';
import {
  hasWords,
  isAnyText,
  isTechnicalAttribute,
  isTechnicalCall,
  isTechnicalProperty,
  isText,
  isTextName,
} from './is-text.mjs';

/**
 * The texts that people read in a TypeScript module, in the order of the source. A value is a hole, `{name}`; a choice between texts
 * shows all of them, `{hour|hours}`; text with elements inside is one text, `Read <Link>the guide</Link>`.
 */
export function extractTexts(source, { tsx = true } = {}) {
  const found = [];
  const add = (node, text) => found.push([node.span.start, text.trim()]);
  visit(parseSync(source, { syntax: 'typescript', tsx, decorators: true }), { add, isAccepted: isText });
  return [...new Set(found.toSorted(([one], [other]) => one - other).map(([, text]) => text))];
}

/** What is compared with one of these is a name. */
const comparisons = new Set(['===', '!==', '==', '!=', 'in']);
const wrappers = new Set([
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'TsConstAssertion',
  'ParenthesisExpression',
]);

const visitors = {
  ImportDeclaration: skip,
  ExportAllDeclaration: skip,
  // The schema has the descriptions.
  Decorator: skip,
  // Styles, SQL and GraphQL.
  TaggedTemplateExpression: skip,
  StringLiteral: visitString,
  TemplateLiteral: visitString,
  BinaryExpression(node, context) {
    if (node.operator === '+' && isString(node)) return visitString(node, context);
    const operands = [node.left, node.right];
    visit(comparisons.has(node.operator) ? operands.filter((operand) => !isString(operand)) : operands, context);
  },
  SwitchCase: ({ consequent }, context) => visit(consequent, context),
  MemberExpression({ object, property }, context) {
    visit(object, context);
    if (property.type === 'Computed' && !isString(property.expression)) visit(property.expression, context);
  },
  KeyValueProperty({ key, value }, context) {
    const name = String(key.value);
    if (!isTechnicalProperty(name)) visit(value, { ...context, isAccepted: isTextName(name) ? isAnyText : isText });
  },
  CallExpression: visitCall,
  NewExpression: visitCall,
  JSXElement: visitElement,
  JSXFragment: visitElement,
  JSXAttribute({ name, value }, context) {
    const key = getPath(name);
    if (!isTechnicalAttribute(key)) visit(value, { ...context, isAccepted: isTextName(key) ? isAnyText : isText });
  },
};

function skip() {}

function visit(node, context) {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, context));
  if (!node || typeof node !== 'object') return;
  if (node.type in visitors) return visitors[node.type](node, context);
  if (wrappers.has(node.type)) return visit(node.expression, context);
  if (node.type?.startsWith('Ts')) return;
  visit(Object.values(node), context);
}

function visitString(node, context) {
  const text = toText(node, context);
  if (context.isAccepted(text)) context.add(node, text);
}

function visitCall({ callee, arguments: args }, context) {
  visit(callee, context);
  if (!isTechnicalCall(getPath(callee))) visit(args, { ...context, isAccepted: isText });
}

function visitElement(node, context) {
  visit(node.opening?.attributes, context);
  const first = node.children.find(({ type, value }) => type === 'JSXText' && value.trim());
  if (!first) return visit(node.children, { ...context, isAccepted: isAnyText });
  const text = node.children.map((child) => toText(child, context)).join('');
  if (hasWords(text)) context.add(first, text);
}

/** A node as a part of a text. What isn't text becomes a hole, and texts inside are visited. */
function toText(node, context) {
  switch (node.type) {
    case 'StringLiteral':
      return node.value;
    case 'JSXText':
      return readJsxText(node.value);
    case 'JSXExpressionContainer':
      return toText(node.expression, context);
    case 'JSXEmptyExpression':
      return '';
    case 'TemplateLiteral':
      return node.quasis
        .map(({ cooked }, index) => cooked + (node.expressions[index] ? toText(node.expressions[index], context) : ''))
        .join('');
    case 'JSXElement':
    case 'JSXFragment':
      return toInlineElement(node, context);
  }
  if (wrappers.has(node.type)) return toText(node.expression, context);
  if (isString(node)) return node.operator === '+' ? toSum(node, context) : toChoice(node, context);
  visit(node, context);
  return `{${getName(node)}}`;
}

const toSum = ({ left, right }, context) => toText(left, context) + toText(right, context);

function toChoice({ type, test, consequent, alternate, operator, left, right }, context) {
  visit(test, context);
  const isCondition = type === 'ConditionalExpression';
  const choices = isCondition ? [consequent, alternate] : operator === '&&' ? [right] : [left, right];
  const texts = choices.map((choice) => toText(choice, context));
  if (operator === '&&') texts.push('');
  // A value that may be absent is a value.
  const given = texts.filter(Boolean);
  if (given.length < 2 && /^\{[^|]*\}$/.test(given.join())) return given.join();
  return `{${texts.map((text) => text.replace(/^\{(.*)\}$/s, '$1')).join('|')}}`;
}

function toInlineElement({ opening, children }, context) {
  visit(opening?.attributes, context);
  const name = opening ? getPath(opening.name) : '';
  const inner = children.map((child) => toText(child, context)).join('');
  return inner ? `<${name}>${inner}</${name}>` : `{${name}}`;
}

/** Whether an expression is always a string that the source shows. */
function isString({ type, expression, operator, left, right, consequent, alternate }) {
  if (wrappers.has(type)) return isString(expression);
  if (type === 'ConditionalExpression') return isString(consequent) && isString(alternate);
  if (type !== 'BinaryExpression') return type === 'StringLiteral' || type === 'TemplateLiteral';
  return operator === '+'
    ? isString(left) || isString(right)
    : ['??', '||', '&&'].includes(operator) && isString(right);
}

/** The name of a hole: that of the value, or of the function that returns it. */
function getName(node) {
  if (node.type === 'MemberExpression') return node.property.value ?? getName(node.object);
  if (node.type === 'OptionalChainingExpression') return getName(node.base);
  if (node.callee) return getPath(node.callee).split('.').at(-1);
  const inner = node.expression ?? node.left;
  return inner ? getName(inner) : (node.value ?? '…');
}

function getPath(node) {
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression')
    return `${getPath(node.object)}.${node.property.value ?? '…'}`;
  return node.value ?? '…';
}

/** As React shows it: without line breaks and the indentation around them. */
const readJsxText = (source) =>
  source
    .split('\n')
    .map((line, index, { length }) =>
      (index > 0 ? line.trimStart() : line).replace(index < length - 1 ? /\s+$/ : /$^/, ''),
    )
    .filter(Boolean)
    .join(' ');
