// Shared with the commands of portals in other repositories.
export {
  bold,
  dim,
  green,
  PlainError,
  red,
  runMain,
  print,
  printStep,
  formatElapsed,
  yellow,
} from '../packages/portal-release/src/print.mjs';
