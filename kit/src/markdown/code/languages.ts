import type { StreamParser } from '@codemirror/streamparser';

export type Parser = StreamParser<unknown>;

type ParserLoader = () => Promise<Parser>;

const importClike = () => import('@codemirror/legacy-modes/mode/clike');
const importJavascript = () => import('@codemirror/legacy-modes/mode/javascript');
const importCss = () => import('@codemirror/legacy-modes/mode/css');
const importXml = () => import('@codemirror/legacy-modes/mode/xml');
const importSql = () => import('@codemirror/legacy-modes/mode/sql');

/* A language is loaded when the first code in it is shown. */
const languages: Array<{ name: string; aliases: string[]; load: ParserLoader }> = [
  {
    name: 'JavaScript',
    aliases: ['javascript', 'js', 'jsx', 'mjs', 'cjs'],
    load: async () => (await importJavascript()).javascript,
  },
  {
    name: 'TypeScript',
    aliases: ['typescript', 'ts', 'tsx', 'mts'],
    load: async () => (await importJavascript()).typescript,
  },
  { name: 'JSON', aliases: ['json', 'jsonc', 'json5'], load: async () => (await importJavascript()).json },
  { name: 'CSS', aliases: ['css'], load: async () => (await importCss()).css },
  { name: 'SCSS', aliases: ['scss'], load: async () => (await importCss()).sCSS },
  { name: 'HTML', aliases: ['html', 'vue', 'svelte'], load: async () => (await importXml()).html },
  { name: 'XML', aliases: ['xml', 'svg'], load: async () => (await importXml()).xml },
  { name: 'SQL', aliases: ['sql', 'mysql', 'sqlite'], load: async () => (await importSql()).standardSQL },
  { name: 'PostgreSQL', aliases: ['postgresql', 'postgres', 'pgsql'], load: async () => (await importSql()).pgSQL },
  {
    name: 'Shell',
    aliases: ['bash', 'sh', 'shell', 'zsh', 'console'],
    load: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  },
  {
    name: 'Python',
    aliases: ['python', 'py'],
    load: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  },
  { name: 'Go', aliases: ['go', 'golang'], load: async () => (await import('@codemirror/legacy-modes/mode/go')).go },
  {
    name: 'Rust',
    aliases: ['rust', 'rs'],
    load: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust,
  },
  {
    name: 'Ruby',
    aliases: ['ruby', 'rb'],
    load: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby,
  },
  {
    name: 'YAML',
    aliases: ['yaml', 'yml'],
    load: async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml,
  },
  { name: 'TOML', aliases: ['toml'], load: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml },
  {
    name: 'Diff',
    aliases: ['diff', 'patch'],
    load: async () => (await import('@codemirror/legacy-modes/mode/diff')).diff,
  },
  { name: 'nginx', aliases: ['nginx'], load: async () => (await import('@codemirror/legacy-modes/mode/nginx')).nginx },
  {
    name: 'Dockerfile',
    aliases: ['dockerfile', 'docker'],
    load: async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile,
  },
  { name: 'Java', aliases: ['java'], load: async () => (await importClike()).java },
  { name: 'Kotlin', aliases: ['kotlin', 'kt'], load: async () => (await importClike()).kotlin },
  { name: 'C', aliases: ['c', 'h'], load: async () => (await importClike()).c },
  { name: 'C++', aliases: ['cpp', 'c++', 'hpp'], load: async () => (await importClike()).cpp },
  { name: 'C#', aliases: ['csharp', 'cs', 'c#'], load: async () => (await importClike()).csharp },
  { name: 'Dart', aliases: ['dart'], load: async () => (await importClike()).dart },
  { name: 'Swift', aliases: ['swift'], load: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift },
];

const languageByAlias = new Map(
  languages.flatMap((language) => language.aliases.map((alias) => [alias, language] as const)),
);

/** The language's display name, or the author's label if unknown. */
export const getLanguageName = (alias: string): string => languageByAlias.get(alias)?.name ?? (alias || 'Text');

export const loadParser = async (alias: string): Promise<Parser | null> =>
  (await languageByAlias
    .get(alias)
    ?.load()
    .then(undefined, () => null)) ?? null;
