import type { Registry } from 'prom-client';
import type { Settings } from '#settings';

/** Where spans and metrics go. */
export interface Telemetry {
  /** Also sends these metrics, every minute. */
  exportMetrics(registry: Registry): void;
  /** Flushes within two seconds at most, and never throws. */
  stop(): Promise<void>;
}

/**
 * Traces this server if OTEL_EXPORTER_OTLP_ENDPOINT is set. Must run before the instrumented modules are loaded. Without the setting the
 * SDK is not loaded, and spans cost next to nothing.
 */
export async function startTelemetry(settings: Pick<Settings, 'telemetry'>): Promise<Telemetry | null> {
  if (!settings.telemetry) return null;
  const { openTelemetry } = await import('#telemetry/open-telemetry');
  return openTelemetry(settings.telemetry);
}
