import type { StreamParser } from '@codemirror/streamparser';

export type Parser = StreamParser<unknown>;

type Load = () => Promise<Parser>;

const clike = () => import('@codemirror/legacy-modes/mode/clike');
const script = () => import('@codemirror/legacy-modes/mode/javascript');
const sheets = () => import('@codemirror/legacy-modes/mode/css');
const markup = () => import('@codemirror/legacy-modes/mode/xml');
const queries = () => import('@codemirror/legacy-modes/mode/sql');

/* A language is loaded when the first code in it is shown. */
const languages: Array<{ name: string; called: string[]; load: Load }> = [
  {
    name: 'JavaScript',
    called: ['javascript', 'js', 'jsx', 'mjs', 'cjs'],
    load: async () => (await script()).javascript,
  },
  { name: 'TypeScript', called: ['typescript', 'ts', 'tsx', 'mts'], load: async () => (await script()).typescript },
  { name: 'JSON', called: ['json', 'jsonc', 'json5'], load: async () => (await script()).json },
  { name: 'CSS', called: ['css'], load: async () => (await sheets()).css },
  { name: 'SCSS', called: ['scss'], load: async () => (await sheets()).sCSS },
  { name: 'HTML', called: ['html', 'vue', 'svelte'], load: async () => (await markup()).html },
  { name: 'XML', called: ['xml', 'svg'], load: async () => (await markup()).xml },
  { name: 'SQL', called: ['sql', 'mysql', 'sqlite'], load: async () => (await queries()).standardSQL },
  { name: 'PostgreSQL', called: ['postgresql', 'postgres', 'pgsql'], load: async () => (await queries()).pgSQL },
  {
    name: 'Shell',
    called: ['bash', 'sh', 'shell', 'zsh', 'console'],
    load: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  },
  {
    name: 'Python',
    called: ['python', 'py'],
    load: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  },
  { name: 'Go', called: ['go', 'golang'], load: async () => (await import('@codemirror/legacy-modes/mode/go')).go },
  { name: 'Rust', called: ['rust', 'rs'], load: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust },
  { name: 'Ruby', called: ['ruby', 'rb'], load: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby },
  {
    name: 'YAML',
    called: ['yaml', 'yml'],
    load: async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml,
  },
  { name: 'TOML', called: ['toml'], load: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml },
  {
    name: 'Diff',
    called: ['diff', 'patch'],
    load: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
  },
  { name: 'nginx', called: ['nginx'], load: async () => (await import('@codemirror/legacy-modes/mode/nginx')).nginx },
  {
    name: 'Dockerfile',
    called: ['dockerfile', 'docker'],
    load: async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile,
  },
  { name: 'Java', called: ['java'], load: async () => (await clike()).java },
  { name: 'Kotlin', called: ['kotlin', 'kt'], load: async () => (await clike()).kotlin },
  { name: 'C', called: ['c', 'h'], load: async () => (await clike()).c },
  { name: 'C++', called: ['cpp', 'c++', 'hpp'], load: async () => (await clike()).cpp },
  { name: 'C#', called: ['csharp', 'cs', 'c#'], load: async () => (await clike()).csharp },
  { name: 'Dart', called: ['dart'], load: async () => (await clike()).dart },
  { name: 'Swift', called: ['swift'], load: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift },
];

const byCall = new Map(languages.flatMap((language) => language.called.map((call) => [call, language] as const)));

/** The language's display name, or the author's label if unknown. */
export const languageName = (called: string): string => byCall.get(called)?.name ?? (called || 'Text');

export const loadParser = async (called: string): Promise<Parser | null> =>
  (await byCall
    .get(called)
    ?.load()
    .then(undefined, () => null)) ?? null;
