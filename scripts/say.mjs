// The commands of the workspace and those of a portal in its own repository speak alike.
export {
  bold,
  faint,
  green,
  PlainError,
  red,
  runMain,
  say,
  sayStep,
  seconds,
  yellow,
} from '../packages/portal-release/src/say.mjs';
