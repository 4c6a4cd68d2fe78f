export { CopyButton } from './copy/copy-button.tsx';
export { useCopy } from './copy/use-copy.ts';
