/** The four figures of the dashboard, as their cards call them. */
export type FigureName = 'Active Projects' | 'Total Invested' | 'Monthly Support' | 'Money Saved';
