import type { Registry } from 'prom-client';
import type { Settings } from '#settings';

/** Where spans and metrics go. */
export interface Telemetry {
  /** Sends these metrics too, every minute. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left. Takes two seconds at most, and never throws. */
  stop(): Promise<void>;
}

/**
 * Traces this server where OTEL_EXPORTER_OTLP_ENDPOINT is set. Has to run before anything loads the modules that it hooks into.
 * Without the setting nothing of the SDK is loaded, and every span costs next to nothing.
 */
export async function startTelemetry(settings: Pick<Settings, 'telemetry'>): Promise<Telemetry | null> {
  if (!settings.telemetry) return null;
  const { openTelemetry } = await import('#telemetry/open-telemetry');
  return openTelemetry(settings.telemetry);
}
