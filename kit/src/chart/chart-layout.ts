/** Layout of the chart: the scale on the left, the total above a bar, the name below it. */
export const chartSpace = { left: 64, right: 0, top: 28, bottom: 32, plot: 200 };

export const getHeight = ({ top, plot, bottom }: typeof chartSpace) => top + plot + bottom;
