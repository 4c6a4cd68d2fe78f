import { render, screen } from '@testing-library/react';
import { BarChart, type Column } from './bar-chart.tsx';

const series = [
  { key: 'project', label: 'Project payouts' },
  { key: 'bonus', label: 'Bonuses' },
];
const show = (columns: Column[], of = series) =>
  render(<BarChart label="Payments by month" series={of} columns={columns} format={(value) => `$${value}`} />);
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('rect:has(title)')].map((bar) => ({
    says: bar.textContent,
    foot: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
    top: Number(bar.getAttribute('y')),
  }));

test('each part of a bar is stacked on the one below it, as high as its value', () => {
  const { container } = show([{ name: 'Nov', values: { project: 300, bonus: 100 } }]);
  const [project, bonus] = bars(container);
  expect(project?.says).toBe('Project payouts, Nov: $300');
  expect(bonus?.says).toBe('Bonuses, Nov: $100');
  expect(bonus?.foot).toBe(project?.top);
  expect(((project?.foot ?? 0) - (project?.top ?? 0)) / ((bonus?.foot ?? 0) - (bonus?.top ?? 0))).toBeCloseTo(3);
});

test('the total is above a bar and the name below; a value of zero has no bar', () => {
  const { container } = show([
    { name: 'Oct', values: {} },
    { name: 'Nov', values: { project: 250, bonus: 70 } },
  ]);
  expect(screen.getByText('$320')).toBeInTheDocument();
  expect(screen.getByText('Oct')).toBeInTheDocument();
  expect(bars(container)).toHaveLength(2);
});

test('it is one image with a name, and its scale starts at zero', () => {
  show([{ name: 'Nov', values: { project: 300 } }]);
  expect(screen.getByRole('img', { name: 'Payments by month' })).toBeInTheDocument();
  expect(screen.getByText('$0')).toBeInTheDocument();
});

test('without data, the scale is shown and has no bars', () => {
  const { container } = show([{ name: 'Nov', values: {} }]);
  expect(bars(container)).toEqual([]);
  expect(screen.getByText('Nov')).toBeInTheDocument();
});

test('several series have a legend, a single one has none', () => {
  const { unmount } = show([]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Project payouts', 'Bonuses']);
  unmount();
  show([], series.slice(0, 1));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('it has no style attribute, which a strict policy refuses in markup', () => {
  const { container } = show([{ name: 'Nov', values: { project: 300, bonus: 10 } }]);
  expect(container.querySelector('[style], style')).toBeNull();
});

test("if names and totals don't all fit, only some are shown, always including the last", () => {
  const names = Array.from({ length: 12 }, (_, place) => `M${String(place + 1).padStart(2, '0')}`);
  show(
    names.map((name) => ({ name, values: { project: 3 } })),
    series.slice(0, 1),
  );
  const shown = names.filter((name) => screen.queryByText(name));
  expect(shown).toEqual(['M02', 'M04', 'M06', 'M08', 'M10', 'M12']);
});

test('a bar may have another label instead of its total', () => {
  show([{ name: 'Nov', values: {}, total: 'none' }]);
  expect(screen.getByText('none')).toBeInTheDocument();
});
