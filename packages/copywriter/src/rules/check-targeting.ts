import { foldName } from '@aloft/domain/core/fold-name'
import type { AdFacts } from '../facts/ad-facts.ts'
import { interestsByName } from '../interests/interest-tree.ts'
import type { AdText, AdTextsInput, Judged } from '../tasks.ts'
import { isSelfExplanatory } from '../writing/self-explanatory.ts'

/** Search terms after the first ones may be a name alone, so that people who search for the brand find it. */
const firstKeywords = 5

/**
 * The search terms of an ad: those that say what people search for, then names. A brand name, a place or a price plan
 * alone is refused among the first.
 */
export function judgeKeywords(
  texts: readonly AdText[],
  facts: AdFacts,
  { neighbors }: Pick<AdTextsInput, 'neighbors'>,
): Judged {
  const names = namesOf(facts)
  const alone = texts.filter(({ text }) => names.has(foldName(text)))
  const informative = texts.filter(({ text }) => !names.has(foldName(text)))
  const isBehind = neighbors.length + informative.length >= firstKeywords
  return isBehind
    ? { good: [...informative, ...alone], refused: [] }
    : { good: informative, refused: alone.map(({ text }) => ({ text, reason: 'nameAlone' })) }
}

function namesOf({ brand, place, offers, ...facts }: AdFacts): ReadonlySet<string> {
  const plans = offers.filter((offer) => !isSelfExplanatory(offer, { brand, place, offers, ...facts }))
  const names = [
    brand ?? '',
    ...(place?.parts ?? []),
    facts.area?.text ?? '',
    ...plans.map(({ name }) => name),
  ]
  return new Set(names.map(foldName))
}

/** The interests that the tree contains, each under its name there. */
export function judgeInterests(texts: readonly AdText[]): Judged {
  const known = interestNames()
  return {
    good: texts.flatMap((one) => {
      const name = known.get(foldName(one.text))
      return name === undefined ? [] : [{ ...one, text: name }]
    }),
    refused: texts
      .filter(({ text }) => !known.has(foldName(text)))
      .map(({ text }) => ({ text, reason: 'unknownInterest' })),
  }
}

let names: ReadonlyMap<string, string> | undefined

// The tree uses English names, but an engine may name an interest in the ad's language.
function interestNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    [...interestsByName().values()]
      .toReversed()
      .flatMap(({ name, foldedNames }) => foldedNames.toReversed().map((folded) => [folded, name] as const)),
  )
  return names
}

/** The places that the brief or the website names. */
export function judgeLocations(
  texts: readonly AdText[],
  { brief, website }: Pick<AdTextsInput, 'brief' | 'website'>,
): Judged {
  const location = website?.location?.value
  const places = [
    brief.location,
    location?.city ?? '',
    location?.region ?? '',
    location?.country ?? '',
    location?.address ?? '',
    ...(website?.areas.map(({ value }) => value.name) ?? []),
  ]
    .map((text) => ` ${foldName(text)} `)
    .join()
  const isKnown = ({ text }: AdText) => places.includes(` ${foldName(text.split(',')[0] ?? '')} `)
  return {
    good: texts.filter(isKnown),
    refused: texts.filter((text) => !isKnown(text)).map(({ text }) => ({ text, reason: 'unknownPlace' })),
  }
}
