import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { startTestApp, type TestApp } from '#test/app';

const workspace = path.resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(path.join(workspace, name), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: Array<{ expr: string }>;
}
const rules = (parse(read('deploy/prometheus/alerts.yaml')) as { groups: Array<{ rules: Rule[] }> }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('deploy/grafana/portals.json')) as { panels: Panel[] };
/** Each expression with its location. */
const expressions = [
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];
/** A histogram is exposed as several series. */
const getFamily = (metric: string) => metric.replace(/_(bucket|sum|count)$/, '');
const guide = read('docs/operations.md');

/** Added by Prometheus itself: whether a scrape succeeded. */
const madeByPrometheus = new Map([['up', new Set<string>()]]);
/** Labels that a scrape adds. */
const addedLabels = ['instance', 'job', 'le'];

let app: TestApp;
/** The labels of each metric that a real server exposes, including the series of a histogram. */
const shown = new Map(madeByPrometheus);
beforeAll(async () => {
  app = await startTestApp();
  const text = await (await fetch(`${app.url}/metrics`)).text();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const part of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) shown.set(name + part, new Set());
});
afterAll(() => app.stop());

/** The metrics and labels of an expression. Throws if it is not valid PromQL. */
function namesIn(query: string): { metrics: string[]; labels: string[] } {
  // Grafana substitutes its own variables.
  const expr = query.replaceAll('$__rate_interval', '5m');
  const [metrics, labels]: [string[], string[]] = [[], []];
  parser.parse(expr).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`"${expr}" is not valid PromQL at "${expr.slice(from)}"`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(expr.slice(from, to));
      if (type.name === 'LabelName') labels.push(expr.slice(from, to));
    },
  });
  return { metrics, labels };
}

test('an invalid expression and an unknown metric are detected', () => {
  expect(() => namesIn('sum(rate(x[5m])')).toThrow('not valid PromQL');
  expect(namesIn('sum by (a) (rate(x{b="c"}[$__rate_interval])) / y')).toEqual({
    metrics: ['x', 'y'],
    labels: ['a', 'b'],
  });
  expect(shown.has('no_such_metric')).toBe(false);
});

test('alerts and panels only use metrics and labels that a server exposes', () => {
  for (const [name, expr] of expressions) {
    const { metrics, labels } = namesIn(expr);
    expect([name, metrics]).not.toEqual([name, []]);
    expect([name, metrics.filter((metric) => !shown.has(metric))]).toEqual([name, []]);
    const known = [...addedLabels, ...metrics.flatMap((metric) => toLabels(metric))];
    expect([name, labels.filter((label) => !known.includes(label))]).toEqual([name, []]);
  }
});

test('the guide lists exactly the metrics that a server exposes', () => {
  const section = guide.slice(guide.indexOf('emit`: metrics -->'), guide.indexOf('## Alerts and what to do'));
  const listed = new Set(
    [...section.matchAll(/`([a-z]+_[a-z0-9_]+|jobs|replies)`(?= +\||[,.])/g)].map(([, name]) => name),
  );
  const named = new Set([...shown.keys()].map(getFamily));
  for (const name of madeByPrometheus.keys()) named.delete(name);
  expect([...named].filter((name) => !listed.has(name))).toEqual([]);
  expect(toRows(section).filter((name) => !named.has(name))).toEqual([]);
});

test('each alert has a severity, a summary and a section in the guide that says what to do, and each section has its alert', () => {
  const section = guide.slice(guide.indexOf('## Alerts and what to do'), guide.indexOf('## Faults that were tried'));
  const paragraphs = [...section.matchAll(/^### (\S+)$\n\n(\S.{40,})$/gm)].map(([, name]) => name);
  expect(paragraphs).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toBeTruthy();
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  }
});

test('dashboard panels have unique ids, do not overlap, and show every metric of ours', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  const used = new Set(expressions.flatMap(([, expr]) => namesIn(expr).metrics).map(getFamily));
  const ours = toRows(guide).filter((name) => !used.has(name));
  expect(ours).toEqual([]);
});

/** The metrics in the guide's table. */
function toRows(text: string): string[] {
  return [...text.matchAll(/^\| `([a-z0-9_]+)` +\| (?:gauge|counter|histogram) /gm)].map(([, name = '']) => name);
}

/** From the guide's table, which the check of generated files compares with the code. */
function toLabels(metric: string): string[] {
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${getFamily(metric)}\` `));
  return [...(row?.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].map(([, label = '']) => label);
}
