/* On demand: the chart library comes with the first chart that is shown. */
export { BarChart } from './chart/bar-chart.tsx';
