/** A contrast with one decimal, rounded down: 4.49 must not be shown as the 4.5 that it misses. */
export const contrastFigure = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)
