/** Parses a number from the database; throws if it is too large to be exact, because amounts are never rounded. */
export function parseNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new Error(`${text} is too large for a number`)
  return number
}
