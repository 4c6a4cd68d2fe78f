/* Loaded on demand: the chart library is fetched with the first chart. */
export { BarChart } from './chart/bar-chart.tsx';
