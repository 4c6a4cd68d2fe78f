// The commands of the workspace and those of a portal in its own repository speak alike.
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
