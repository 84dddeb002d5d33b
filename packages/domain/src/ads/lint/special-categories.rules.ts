import type { AdCheck, AdFault } from './linted-ad.rules.ts'
import { faultAt } from './linted-ad.rules.ts'
import { categoryPhrases } from './category-words.rules.ts'
import type { SpecialCategory } from '../../balloons/campaign-settings.rules.ts'
import { findPhrases } from './phrases.rules.ts'

/** The first words of each special category that the ad doesn't declare (M11). */
export const checkSpecialCategories: AdCheck = ({ texts, declaredCategories }) => {
  const faults = new Map<SpecialCategory, AdFault>()
  for (const { field, text, words } of texts) {
    for (const { tag: category, first, last } of findPhrases(words, categoryPhrases)) {
      if (faults.has(category) || declaredCategories.includes(category)) continue
      const span = { start: words[first]?.start ?? 0, end: words[last]?.end ?? text.length }
      faults.set(category, { key: field.key, ...faultAt(text, span, { category }) })
    }
  }
  return [...faults.values()]
}
