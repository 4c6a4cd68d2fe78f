export { freePort, mustBeFree } from '../packages/portal-release/src/port.mjs';
