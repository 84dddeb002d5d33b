// At least seven digits, in groups; dates, prices and years don't match.
const pattern = /(?<![\d.,/\p{L}])(?:\+|00)?\s?(?:\(?\d{1,5}\)?[\s./–-]{0,3}){1,7}\d{2,}(?![\d/]|[.,]\d)/gu
const fewest = 7
const most = 15

/** Phone numbers in a text, as written. */
export function phonesIn(text: string): string[] {
  return Array.from(text.matchAll(pattern), ([match]) => match.trim()).filter((number) => {
    const digits = number.replace(/\D/g, '')
    const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(number)
    const isYears = /^(?:19|20)\d{2}\s?[–-]\s?(?:19|20)\d{2}$/.test(number)
    return (
      digits.length >= fewest &&
      digits.length <= most &&
      !isDate &&
      !isYears &&
      /^[+0(]|[\s./–-]|^\d{9,}$/.test(number)
    )
  })
}

/** A key that's the same for every notation of a number: its last nine digits without the leading zero. */
export function phoneKey(number: string): string {
  const digits = number.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '')
  return digits.slice(-9)
}
