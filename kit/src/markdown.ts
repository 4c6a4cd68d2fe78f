/* The one Markdown renderer: answers, resources, release notes. Never HTML from the text. */
export { CitationsProvider } from './markdown/citation.tsx';
export { dropHeading } from './markdown/drop-heading.ts';
export { Markdown } from './markdown/markdown.tsx';
export { type ResourceContent, ResourceText } from './markdown/resource-text.tsx';
export { toSafeUrl } from './markdown/safe-url.ts';
