import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { RedisInstrumentation } from '@opentelemetry/instrumentation-redis';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { untracedPaths } from '#telemetry/untraced-paths';
import { summarizeSql } from '#telemetry/sql-summary';

/** Instruments the libraries for external calls. Except for requests, they create only child spans, so that polling creates none. */
export function startInstrumentations(): void {
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
