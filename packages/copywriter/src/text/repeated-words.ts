const most = 2

/** Whether a word stands in a text three times, which platforms warn of. */
export function repeatsWord(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.some((word) => words.filter((other) => other === word).length > most)
}
