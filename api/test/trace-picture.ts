import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReceivedSpan } from '#test/otlp-receiver';

interface Row {
  label: string;
  depth: number;
  server: number;
  start: number;
  end: number;
  marks: Array<{ name: string; at: number }>;
}

const [width, labelWidth, rowHeight, top, margin] = [1180, 380, 22, 76, 24];
const colors = ['#64748b', '#2563eb', '#0d9488'];
const steps = [5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * `TRACE_PICTURE=docs/images/reply-trace.svg` writes a waterfall of a trace's spans. `browser` is the client's time from the click to
 * the end of the reply.
 */
export function drawTraceIfRequested(spans: ReceivedSpan[], browser: { start: number; end: number }): void {
  const file = process.env.TRACE_PICTURE;
  if (!file) return;
  const target = path.resolve(import.meta.dirname, '../..', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${toSvg(toRows(spans, browser))}\n`);
}

/** Orders spans below their parents. */
function toRows(spans: ReceivedSpan[], browser: { start: number; end: number }): Row[] {
  const servers = [...new Set(spans.toSorted((a, b) => a.start - b.start).map(({ instance }) => instance))];
  const own = new Set(spans.map(({ spanId }) => spanId));
  const toChildRows = (parent: string | null, depth: number): Row[] =>
    spans
      .filter(({ parentSpanId = '' }) => (parent === null ? !own.has(parentSpanId) : parentSpanId === parent))
      .toSorted((a, b) => a.start - b.start)
      .flatMap((span) => [
        {
          label: span.name,
          depth,
          server: servers.indexOf(span.instance) + 1,
          start: span.start,
          end: span.end,
          marks: span.events,
        },
        ...toChildRows(span.spanId, depth + 1),
      ]);
  return [{ label: 'click', depth: 0, server: 0, ...browser, marks: [] }, ...toChildRows(null, 1)];
}

function toSvg(rows: Row[]): string {
  const from = Math.min(...rows.map(({ start }) => start));
  const total = Math.max(...rows.map(({ end }) => end)) - from;
  const scale = (width - labelWidth - 2 * margin - 70) / total;
  const toX = (time: number) => labelWidth + margin + (time - from) * scale;
  const height = top + rows.length * rowHeight + 24;
  const step = steps.find((each) => total / each <= 10) ?? 2000;
  const ticks = Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    '<title>The trace of one reply of Jarvis over two servers</title>',
    `<rect width="${width}" height="${height}" rx="8" fill="#ffffff" stroke="#cbd5e1"/>`,
    ...['browser', 'server that took the click', 'server that the reader is connected to'].map(
      (name, server) =>
        `<rect x="${margin + server * 260}" y="18" width="12" height="12" rx="3" fill="${colors[server]}"/><text x="${margin + 18 + server * 260}" y="28" fill="#0f172a">${name}</text>`,
    ),
    `<circle cx="${margin + 806}" cy="24" r="4" fill="#f59e0b"/><text x="${margin + 818}" y="28" fill="#0f172a">first token</text>`,
    ...ticks.map(
      (ms) =>
        `<line x1="${toX(from + ms)}" x2="${toX(from + ms)}" y1="${top - 12}" y2="${height - 16}" stroke="#e2e8f0"/><text x="${toX(from + ms)}" y="${top - 18}" fill="#64748b" text-anchor="middle">${ms} ms</text>`,
    ),
    ...rows.flatMap((row, index) => drawRow(row, top + index * rowHeight, toX)),
    '</svg>',
  ].join('\n');
}

function drawRow({ label, depth, server, start, end, marks }: Row, y: number, toX: (time: number) => number): string[] {
  const length = Math.max(2, toX(end) - toX(start));
  const took = end - start < 10 ? (end - start).toFixed(1) : Math.round(end - start);
  return [
    `<text x="${margin + depth * 14}" y="${y + 14}" fill="#0f172a">${escapeXml(truncate(label, 52 - depth * 2))}</text>`,
    `<rect x="${toX(start).toFixed(1)}" y="${y + 4}" width="${length.toFixed(1)}" height="12" rx="3" fill="${colors[server]}"/>`,
    `<text x="${(toX(start) + length + 6).toFixed(1)}" y="${y + 14}" fill="#475569" font-size="11">${took} ms</text>`,
    ...marks.map(
      ({ name, at }) =>
        `<circle cx="${toX(at).toFixed(1)}" cy="${y + 10}" r="4" fill="#f59e0b" stroke="#ffffff"><title>${escapeXml(name)}</title></circle>`,
    ),
  ];
}

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
