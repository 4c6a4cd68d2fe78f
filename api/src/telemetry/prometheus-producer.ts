import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;
type Sample = Metric['values'][number];

/** Converts Prometheus metrics to OpenTelemetry, so that each is declared once. */
export function createPrometheusProducer(registry: Registry): MetricProducer {
  const startTime = toHrTime(performance.timeOrigin);
  return {
    collect: async () => {
      const endTime = toHrTime(performance.timeOrigin + performance.now());
      const found = (await registry.getMetricsAsJSON()) as unknown as Metric[];
      const metrics = found.map((metric) => toMetricData(metric, { startTime, endTime }));
      const scopeMetrics = [{ scope: { name: 'portals' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

function toMetricData({ name, help, type, values }: Metric, times: Times): MetricData {
  const base = {
    descriptor: { name, description: help, unit: name.endsWith('_seconds') ? 's' : '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () =>
    values.map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value: Number(value) }));
  // prom-client's types declare kinds as numbers, but it returns strings.
  switch (String(type)) {
    case 'histogram':
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(values, times) };
    case 'counter':
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    default:
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  }
}

/** Prometheus histogram buckets are cumulative samples; OpenTelemetry has separate counts in one data point. */
function toHistograms(values: Sample[], times: Times): Array<DataPoint<Histogram>> {
  const bySeries = new Map<string, { labels: Attributes; buckets: Sample[]; sum: number; count: number }>();
  for (const sample of values) {
    const { le: _, ...labels } = sample.labels as Record<string, string | number>;
    const key = JSON.stringify(labels);
    const series = bySeries.get(key) ?? { labels, buckets: [], sum: 0, count: 0 };
    bySeries.set(key, series);
    if (sample.metricName?.endsWith('_sum')) series.sum = sample.value;
    else if (sample.metricName?.endsWith('_count')) series.count = sample.value;
    else series.buckets.push(sample);
  }
  return [...bySeries.values()].map(({ labels, buckets, sum, count }) => ({
    ...times,
    attributes: labels,
    value: {
      sum,
      count,
      buckets: {
        boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
        counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
      },
    },
  }));
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
