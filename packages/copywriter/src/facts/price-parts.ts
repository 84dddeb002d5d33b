// Words that mark a price as the lowest of several, in the languages of pages.
const fromWords = /^(?:from|starting (?:at|from)|ab|von|à partir de|à partir d[’']|dès|desde|da|vanaf)\s+/iu

/** A price as pages write it, without the word that marks it as the lowest of several. */
export function pricePartsOf(price: string): { readonly price: string; readonly isFrom: boolean } {
  const text = price.trim()
  const bare = text.replace(fromWords, '')
  return { price: bare, isFrom: bare !== text }
}
