const figures = (count: number) => new RegExp(`^\\d{${count}}$`)
const spaced = /^\d{3} ?\d{2}$/

/** Form of zips by country. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: figures(4),
  AU: figures(4),
  BE: figures(4),
  BG: figures(4),
  BR: /^\d{5}-\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CH: figures(4),
  CY: figures(4),
  CZ: spaced,
  DE: figures(5),
  DK: figures(4),
  EE: figures(5),
  ES: figures(5),
  FI: figures(5),
  FR: figures(5),
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/,
  GR: spaced,
  HR: figures(5),
  HU: figures(4),
  IE: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)(?: ?[AC-FHKNPRTV-Y\d]{4})?$/,
  IN: figures(6),
  IT: figures(5),
  JP: /^\d{3}-\d{4}$/,
  LI: figures(4),
  LT: /^LT-\d{5}$/,
  LU: figures(4),
  LV: /^LV-\d{4}$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
  MX: figures(5),
  NL: /^\d{4}(?: ?[A-Z]{2})?$/,
  NO: figures(4),
  NZ: figures(4),
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: figures(6),
  SE: spaced,
  SI: figures(4),
  SK: spaced,
}

/** Whether an upper-case text has the form of a country's zips; false for countries whose form we don't know. */
export function isZipOf(countryCode: string, text: string): boolean {
  return shapes[countryCode]?.test(text) ?? false
}

/** The country whose zips have the form of an upper-case text, if there is exactly one. */
export function countryOfZip(text: string): string | null {
  const [country, ...others] = Object.keys(shapes).filter((code) => isZipOf(code, text))
  return country !== undefined && others.length === 0 ? country : null
}
