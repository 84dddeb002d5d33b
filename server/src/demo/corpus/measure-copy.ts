import { interestsByName } from '@aloft/copywriter/interests/interest-tree'
import { isCountry } from '@aloft/domain/ads/places.rules'
import { foldName } from '@aloft/domain/core/fold-name'
import { tradesById } from '@aloft/copywriter/trades/trade'
import type { Ai } from '../../gateways/ai/ai.port.ts'
import { addCounts, type Count, precisionOf, recallOf } from '@aloft/site-reader/measure/measure-data'
import {
  type Breach,
  inventedFacts,
  limitsBroken,
  sharedTexts,
  soldNamed,
  textsWithoutFact,
} from './count-copy.ts'
import { countFacts, countRecalled, type FactKind, factKinds } from './count-facts.ts'
import { draftAds, type DraftedAd } from './draft-ads.ts'
import type { ReadBusiness } from './read-corpus.ts'
import { vocabularyOf } from '@aloft/copywriter/words/vocabulary'

/** A share of good items, and the bad ones. */
export interface Share {
  readonly good: number
  readonly all: number
  readonly bad: readonly string[]
}

/** Measurements of one business and its three ads. */
export interface MeasuredCopy {
  readonly name: string
  readonly ads: readonly DraftedAd[]
  readonly notMade: readonly string[]
  readonly withoutFact: readonly Breach[]
  readonly invented: readonly Breach[]
  readonly broken: readonly Breach[]
  readonly sold: Share
  readonly interests: Share
  readonly places: Share
  readonly recalled: Count
  readonly facts: Readonly<Record<FactKind, Count>>
}

/** Drafts the ads of a business, and counts what is good and bad in them and in the facts read. */
export async function measureCopy(business: ReadBusiness, ai: Ai): Promise<MeasuredCopy> {
  const { name, expected, language, evidence } = business
  const ads = await draftAds(business, ai)
  const times = expected.hours.flatMap(({ opens, closes }) => [opens, closes])
  // Opening hours may be written differently than on the pages.
  const basis = { evidence: [evidence, ...times].join('\n'), language, brand: expected.name }
  const vocabulary = vocabularyOf(language)
  const sold = ads.map((ad) => soldNamed(ad, expected.sold))
  return {
    name,
    ads,
    notMade: ads.flatMap(({ platform, failure }) => (failure === null ? [] : `${platform}: ${failure}`)),
    withoutFact: ads.flatMap((ad) => textsWithoutFact(ad, basis)),
    invented: ads.flatMap((ad) => inventedFacts(ad, basis, vocabulary)),
    broken: ads.flatMap((ad) => limitsBroken(ad, basis)),
    sold: shareOf(
      sold.flatMap(({ named, missing }) => [...Array<null>(named).fill(null), ...missing]),
      (one) => (one === null ? null : one.text),
    ),
    interests: shareOf(
      ads.flatMap((ad) => ad.interests),
      (interest) => (interestsByName().has(foldName(interest)) ? null : interest),
    ),
    places: placesOf(ads, expected),
    recalled: countRecalled(business, expected),
    facts: countFacts(business, expected),
  }
}

// A business that states its location must have a place in every ad; a trade that sells nationwide may have the
// country.
function placesOf(ads: readonly DraftedAd[], { location, trade }: ReadBusiness['expected']): Share {
  const isNationwide = trade !== null && tradesById().get(trade)?.radiusKm === null
  const faults = ads.flatMap(({ platform, places }) =>
    places.length === 0 && location.city !== null
      ? [`${platform}: no ${location.city}`]
      : places.map((place) =>
          place.circle !== null || (isNationwide && isCountry(place)) ? null : place.name,
        ),
  )
  return shareOf(faults, (fault) => fault)
}

function shareOf<T>(items: readonly T[], faultOf: (item: T) => string | null): Share {
  const bad = items.flatMap((item) => faultOf(item) ?? [])
  return { good: items.length - bad.length, all: items.length, bad }
}

/** Precision over all kinds of facts read about a business. */
export function factPrecision({ facts }: Pick<MeasuredCopy, 'facts'>): number {
  return precisionOf(addCounts(factKinds.map((kind) => facts[kind])))
}

/** Totals of the whole corpus. Shares are 0 to 1, and 1 if there is nothing to count. */
export function summarize(measured: readonly MeasuredCopy[]) {
  const shared = sharedTexts(measured.flatMap(({ ads }) => ads))
  const sum = (countOf: (one: MeasuredCopy) => number) =>
    measured.reduce((total, one) => total + countOf(one), 0)
  const share = (shareIn: (one: MeasuredCopy) => Share) => {
    const all = sum((one) => shareIn(one).all)
    return all === 0 ? 1 : sum((one) => shareIn(one).good) / all
  }
  return {
    notMade: sum(({ notMade }) => notMade.length),
    withoutFact: sum(({ withoutFact }) => withoutFact.length),
    invented: sum(({ invented }) => invented.length),
    broken: sum(({ broken }) => broken.length),
    soldNamed: share(({ sold }) => sold),
    shared: shared.texts === 0 ? 0 : shared.shared.length / shared.texts,
    sharedTexts: shared.shared,
    texts: shared.texts,
    leastRecall: Math.min(...measured.map(({ recalled }) => recallOf(recalled))),
    leastPrecision: Math.min(...measured.map(factPrecision)),
    interests: share(({ interests }) => interests),
    places: share(({ places }) => places),
  }
}
