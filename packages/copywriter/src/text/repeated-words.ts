import { isFunctionWord } from '@aloft/domain/ads/lint/function-words.rules'

const most = 2
const shortest = 4

/** Whether a text uses a word of four letters or more three times, which the linter warns about (G11). */
export function repeatsWord(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const counted = words.filter((word) => [...word].length >= shortest && !isFunctionWord(word))
  return counted.some((word) => counted.filter((other) => other === word).length > most)
}
