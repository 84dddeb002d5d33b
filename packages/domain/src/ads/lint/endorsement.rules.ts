import type { TextCheck } from './linted-ad.rules.ts'
import { faultAt } from './linted-ad.rules.ts'
import { findPhrases, phraseBook } from './phrases.rules.ts'
import type { Word } from './words.rules.ts'
import { listed } from './words.rules.ts'

const phrases = phraseBook({
  brand: 'facebook, instagram, meta, whatsapp',
  backing: `approved, certified, endorsed, recommended, verified, trusted, backed, supported, sponsored, accredited,
    approuvé|approuvée|approuvés|approuvées, certifié|certifiée|certifiés|certifiées,
    recommandé|recommandée|recommandés|recommandées, agréé|agréée|agréés|agréées, vérifié|vérifiée|vérifiés|vérifiées,
    soutenu|soutenue|soutenus, sponsorisé|sponsorisée, empfohlen*, geprüft*, zertifiziert*, genehmigt*, anerkannt*,
    unterstützt*, verifiziert*`,
  partner: `partner, partners, partnership, partenaire, partenaires, partenariat, partnerschaft`,
})
const links: ReadonlySet<string> = new Set(listed('by, with, of, par, avec, de, von, mit, d, der'))
const longestBrand = 3

/**
 * Whether endorsement and brand belong together: next to each other, or joined by words such as "by", "par" and "von".
 */
function belong(words: readonly Word[], backing: number, brand: number): boolean {
  const [first, last] = backing < brand ? [backing, brand] : [brand, backing]
  if (words[first]?.sentence !== words[last]?.sentence) return false
  const between = words.slice(first + 1, last).map(({ lower }) => lower)
  if (between.length === 0) return words[last]?.isJoined ?? false
  if (backing < brand) return between.length <= 2 && links.has(between[0] ?? '')
  // German puts the verb last: von Facebook offiziell empfohlen.
  const isVon = ['von', 'durch'].includes(words[brand - 1]?.lower ?? '')
  return isVon
    ? between.length <= 2
    : between.length === 1 && ['business', 'marketing'].includes(between[0] ?? '')
}

/** A brand of Meta named as if it endorsed the ad (M06). Naming it as a meeting place is allowed. */
export const checkEndorsement: TextCheck = ({ text, words }) => {
  const found = findPhrases(words, phrases)
  const backings = found.filter(({ tag }) => tag !== 'brand')
  if (backings.length === 0) return []
  return found
    .filter(({ tag }) => tag === 'brand')
    .flatMap(({ first: brand }) => {
      const backing = backings.find(
        ({ first }) => Math.abs(first - brand) <= longestBrand && belong(words, first, brand),
      )
      if (!backing) return []
      const start = words[Math.min(backing.first, brand)]?.start ?? 0
      const end = words[Math.max(backing.first, brand)]?.end ?? text.length
      return [faultAt(text, { start, end }, { brand: words[brand]?.text ?? '' })]
    })
}
