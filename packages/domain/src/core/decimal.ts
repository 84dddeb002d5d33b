/**
 * Moves the decimal point by `places` without the binary error of a multiplication:
 * `shiftDecimal(1.005, 2)` is 100.5, while `1.005 * 100` is 100.49999999999999.
 */
export function shiftDecimal(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + places}`)
}

/** Rounds half away from zero to a number of decimals, as people do on paper. Never returns -0. */
export function roundDecimal(value: number, decimals: number): number {
  const rounded = shiftDecimal(Math.round(shiftDecimal(Math.abs(value), decimals)), -decimals)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
