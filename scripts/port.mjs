export { findFreePort, assertPortFree } from '../packages/portal-release/src/port.mjs';
