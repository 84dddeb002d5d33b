import { foldName } from '@aloft/domain/core/fold-name'
import type { AdFacts } from '../facts/ad-facts.ts'
import { interestsByName } from '../interests/interest-tree.ts'
import { informativeWordsOf } from '../text/informative-words.ts'
import { factWords } from './supported-terms.ts'

/**
 * The interests of a trade for one business. Of similar kinds, such as "Learning English" and "Learning German", only
 * those in the facts stay, together with others from the tree: a teacher of Spanish wants "Learning Spanish". If the
 * facts mention none of them, all stay.
 */
export function ofMentionedKinds(usual: readonly string[], facts: AdFacts): readonly string[] {
  const known = interestsByName()
  const isMentioned = factWords(facts)
  // The first is what the trade itself is about.
  const [first = '', ...others] = usual
  const chosen = others.flatMap((name, index) => {
    const kin = others.filter((other) => sharedStart(name, other))
    if (kin.length < 2) return [name]
    const group = known.get(foldName(name))?.path.join()
    const mentioned = [...known.values()]
      .filter((entry) => entry.path.join() === group && sharedStart(name, entry.name))
      .map((entry) => entry.name)
      .filter((one) => informativeWordsOf(one).slice(1).every(isMentioned))
    if (mentioned.length === 0) return [name]
    return others.findIndex((other) => kin.includes(other)) === index ? mentioned : []
  })
  return first === '' ? [] : [first, ...chosen]
}

// Similar kinds start with the same word and end with another.
function sharedStart(one: string, other: string): boolean {
  const [first, ...rest] = informativeWordsOf(one)
  const [otherFirst, ...otherRest] = informativeWordsOf(other)
  return first === otherFirst && rest.length > 0 && otherRest.length > 0
}
