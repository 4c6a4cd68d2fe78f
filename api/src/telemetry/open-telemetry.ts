import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  hostDetector,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { RedisInstrumentation } from '@opentelemetry/instrumentation-redis';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { readProductVersion } from '#servers/product-version';
import type { Settings } from '#settings';
import { createPrometheusProducer } from '#telemetry/prometheus-producer';
import { createRedactingProcessor } from '#telemetry/redacting-processor';
import type { Telemetry } from '#telemetry/start-telemetry';
import { untracedPaths } from '#telemetry/untraced-paths';
import { summarizeSql } from '#telemetry/sql-summary';

const flushTimeout = 2000;
const metricsInterval = 60_000;

/** The SDK, assembled without gRPC, protobuf, Jaeger and Zipkin, which `sdk-node` would include. */
export function openTelemetry({ endpoint, sampleRatio }: NonNullable<Settings['telemetry']>): Telemetry {
  const getUrl = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
  // The later one wins: operator settings are more specific than our defaults.
  const resource = resourceFromAttributes({ 'service.name': 'portals', 'service.version': readProductVersion() }).merge(
    detectResources({
      detectors: [hostDetector, serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
    }),
  );
  const spans = new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: getUrl('traces') }) });
  const tracerProvider = new TracerProvider({
    resource,
    // Sampled by trace id alone, so that all servers agree, and no browser decides what is recorded.
    sampler: new TraceIdRatioBasedSampler(sampleRatio),
    spanProcessors: [createRedactingProcessor(spans)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracerProvider);
  startInstrumentations();

  let meterProvider: MeterProvider | null = null;
  return {
    exportMetrics: (registry: Registry) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: getUrl('metrics') }),
        exportIntervalMillis: metricsInterval,
        exportTimeoutMillis: metricsInterval / 2,
        metricProducers: [createPrometheusProducer(registry)],
      });
      meterProvider = new MeterProvider({ resource, readers: [reader] });
    },
    stop: async () => {
      const flushed = Promise.allSettled([tracerProvider.shutdown(), meterProvider?.shutdown()]);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, flushTimeout);
      await Promise.race([flushed, late]);
      clearTimeout(timer);
      // Another app in the same process, as in tests, starts over.
      for (const api of [trace, context, propagation, metrics]) api.disable();
    },
  };
}

/** Instruments the libraries for external calls. Except for requests, they create only child spans, so that polling creates none. */
function startInstrumentations(): void {
  const instrumentations = [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => untracedPaths.test(url),
      requireParentforOutgoingSpans: true,
    }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
    new PgInstrumentation({
      requireParentSpan: true,
      ignoreConnectSpans: true,
      requestHook: (span, { query }) => {
        const summary = summarizeSql(query.text);
        span.updateName(summary).setAttribute('db.query.summary', summary);
      },
    }),
    new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
  ];
  for (const instrumentation of instrumentations) instrumentation.enable();
}
