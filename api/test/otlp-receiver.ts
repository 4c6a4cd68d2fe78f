import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type KeyValues = Array<{ key: string; value: Value }>;

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** The server that created it. */
  instance: string;
  service: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  attributes: Record<string, string | number | boolean | undefined>;
  events: Array<{ name: string; at: number }>;
  isFailed: boolean;
}

interface WrittenSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: KeyValues;
  events?: Array<{ name: string; timeUnixNano: string }>;
  status?: { code?: number };
}
interface OtlpBody {
  resourceSpans?: Array<{ resource: { attributes: KeyValues }; scopeSpans: Array<{ spans: WrittenSpan[] }> }>;
  resourceMetrics?: Array<{ scopeMetrics: Array<{ metrics: ReceivedMetric[] }> }>;
}
export interface ReceivedMetric {
  name: string;
  gauge?: { dataPoints: object[] };
  sum?: { isMonotonic: boolean; dataPoints: object[] };
  histogram?: {
    dataPoints: Array<{ bucketCounts: Array<number | string>; explicitBounds: number[]; count: number | string }>;
  };
}

/** An OpenTelemetry collector for OTLP/HTTP with JSON. */
export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  metrics: ReceivedMetric[];
  /** All received bodies. */
  text(): string;
  stop(): Promise<void>;
}

/** With `isSilent` it accepts requests but never responds. */
export async function startOtlpReceiver({ isSilent = false } = {}): Promise<OtlpReceiver> {
  const bodies: OtlpBody[] = [];
  const receiver = { spans: [] as ReceivedSpan[], metrics: [] as ReceivedMetric[] };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as OtlpBody;
    bodies.push(body);
    receiver.spans.push(...toSpans(body));
    for (const { scopeMetrics } of body.resourceMetrics ?? [])
      receiver.metrics.push(...scopeMetrics.flatMap(({ metrics }) => metrics));
    if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...receiver,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => JSON.stringify(bodies),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toSpans({ resourceSpans = [] }: OtlpBody): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const own = toValues(resource.attributes);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        instance: String(own['service.instance.id']),
        service: String(own['service.name']),
        start: Number(span.startTimeUnixNano) / 1e6,
        end: Number(span.endTimeUnixNano) / 1e6,
        attributes: toValues(span.attributes ?? []),
        events: (span.events ?? []).map(({ name, timeUnixNano }) => ({ name, at: Number(timeUnixNano) / 1e6 })),
        isFailed: span.status?.code === 2,
      })),
    );
  });
}

const toValues = (attributes: KeyValues) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue,
    ]),
  );
