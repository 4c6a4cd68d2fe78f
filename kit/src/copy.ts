export { CopyButton } from './copy/copy-button.tsx';
export { saveAs } from './copy/save-as.ts';
export { useCopy } from './copy/use-copy.ts';
