import type { GoogleAd } from './preview-data.ts'

/** The texts that Google combines for one impression, in display order. */
export interface GoogleCombination {
  /** One to three. */
  headlines: string[]
  /** None to two. */
  descriptions: string[]
}

interface Asset {
  text: string
  pin: number | null
}

/** Google shows no text twice in one ad, so texts that differ only in case are one asset. */
function assetsOf(texts: readonly string[], pins: readonly (number | null)[] = []): Asset[] {
  const assets = new Map<string, Asset>()
  for (const [index, written] of texts.entries()) {
    const text = written.replaceAll(/\s+/g, ' ').trim()
    const key = text.toLowerCase()
    const { text: first, pin } = assets.get(key) ?? { text, pin: null }
    if (text !== '') assets.set(key, { text: first, pin: pin ?? pins[index] ?? null })
  }
  return [...assets.values()]
}

/** The texts possible in a position: those pinned there, otherwise those pinned nowhere. */
function candidates(assets: readonly Asset[], place: number): Asset[] {
  const pinned = assets.filter(({ pin }) => pin === place)
  return pinned.length > 0 ? pinned : assets.filter(({ pin }) => pin === null)
}

/** Ordered pairs of assets for the first and second place; pairs of neighbors come first. */
function pairs(assets: readonly Asset[]): [first: Asset, second: Asset | undefined][] {
  const [firsts, seconds] = [candidates(assets, 1), candidates(assets, 2)]
  const found: [Asset, Asset][] = []
  for (let step = 1; step < assets.length; step += 1) {
    for (const [index, first] of assets.entries()) {
      const second = assets[(index + step) % assets.length]
      if (second && firsts.includes(first) && seconds.includes(second)) found.push([first, second])
    }
  }
  return found.length > 0 ? found : firsts.map((first) => [first, undefined])
}

/** The next possible third headline after a pair, cycling through them. */
function thirdAfter(assets: readonly Asset[], first: Asset, second: Asset): Asset | undefined {
  const start = assets.indexOf(second) + 1
  const thirds = candidates(assets, 3)
  return [...assets.slice(start), ...assets.slice(0, start)].find(
    (asset) => asset !== first && asset !== second && thirds.includes(asset),
  )
}

/**
 * The combinations to preview, respecting pins: every two headlines appear next to each other once, in either
 * order, followed by a third one, and descriptions alternate. Empty if no headline may come first.
 */
export function googleCombinations(ad: GoogleAd): GoogleCombination[] {
  const headlines = assetsOf(ad.headlines, ad.headlinePins)
  const descriptions = pairs(assetsOf(ad.descriptions, ad.descriptionPins))
  const titles = pairs(headlines)
  const count = titles.length > 0 ? Math.max(titles.length, descriptions.length) : 0
  return Array.from({ length: count }, (_, index) => {
    const [first, second] = titles[index % titles.length] ?? []
    const third = first && second ? thirdAfter(headlines, first, second) : undefined
    return {
      headlines: textsOf([first, second, third]),
      descriptions: textsOf(descriptions[index % descriptions.length] ?? []),
    }
  })
}

function textsOf(assets: readonly (Asset | undefined)[]): string[] {
  return assets.flatMap((asset) => (asset ? [asset.text] : []))
}
