import { Gauge, type Registry } from 'prom-client';
import { clock } from '#clock';
import { readProductVersion } from '#servers/product-version';

/** The version of this server, and its clock skew. */
export const createBuildMetrics = (registry: Registry) => ({
  buildInfo: new Gauge({
    name: 'build_info',
    help: 'Always 1; the labels are the app version and the Node version',
    labelNames: ['version', 'node'],
    registers: [registry],
    collect() {
      this.set({ version: readProductVersion(), node: process.versions.node }, 1);
    },
  }),
  clockOffset: new Gauge({
    name: 'clock_offset_seconds',
    help: "How far this server's clock is ahead of the database's",
    registers: [registry],
    collect() {
      this.set(clock.aheadMs / 1000);
    },
  }),
});
