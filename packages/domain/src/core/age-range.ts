/** Shows a targeted age range: `18-30`, `18 and up`, `up to 30`, or nothing if neither end is set (HLP-12). */
export function formatAgeRange(minAge: number | null, maxAge: number | null): string {
  if (minAge !== null && maxAge !== null) return `${minAge}-${maxAge}`
  if (minAge !== null) return `${minAge} and up`
  return maxAge === null ? '' : `up to ${maxAge}`
}
