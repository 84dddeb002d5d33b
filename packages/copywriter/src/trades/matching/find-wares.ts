import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { clauseWords } from './clause-words.ts'
import { rarityOf, tradeIndex } from './trade-index.ts'

/** A trade that sells what a text names. */
export interface WareFound {
  readonly trade: number
  /** 0 to 1: how much of the trade's range the text names, and how few other trades sell it. */
  readonly weight: number
  readonly words: string
}

const fewestCovered = 0.6

/** The trades that sell what a text names, each only with its best ware. */
export function findWares(text: string, language: AdLanguage): readonly WareFound[] {
  const index = tradeIndex(language)
  const words = clauseWords(text, language).filter(({ isAside }) => !isAside)
  const covered = new Map<number, number>()
  for (const stem of new Set(words.map((word) => word.stem))) {
    const rarity = rarityOf(stem, index)
    for (const ware of index.waresByStem.get(stem) ?? []) covered.set(ware, (covered.get(ware) ?? 0) + rarity)
  }
  const best = new Map<number, number>()
  for (const [number, sum] of covered) {
    const ware = index.wares[number]
    if (!ware || sum < ware.weight * fewestCovered) continue
    // One rare word counts as much as two that several trades share.
    const weight = (sum / ware.weight) * Math.min(1, sum)
    if (weight > (best.get(ware.trade) ?? 0)) best.set(ware.trade, weight)
  }
  return Array.from(best, ([trade, weight]) => ({ trade, weight, words: text }))
}
