import { tokens } from '../text/text.ts'
import { isElement } from '../page/dom.ts'
import type { FoundOffer } from './offer.ts'
import { absolute, sourceOf } from '../page/image-sources.ts'
import type { OfferContext, OfferPlace } from './offer-place.ts'

/**
 * The site's picture of an offer: named in structured data, in its card, by its name, or the only one on its
 * page.
 */
export function pictureOf(
  group: readonly FoundOffer[],
  places: readonly OfferPlace[],
  context: OfferContext,
): string | null {
  const usable = new Set(context.pictures.map(({ url }) => url))
  const statedPicture = group
    .flatMap(({ structured }) => structured?.images ?? [])
    .find((url) => usable.has(url))
  if (statedPicture !== undefined) return statedPicture
  for (const { line, card } of places) {
    const own = picturesIn(line.page, card).find((url) => usable.has(url))
    if (own !== undefined) return own
  }
  return byName(group[0]?.name ?? '', context) ?? aloneOnPage(places, usable, context)
}

function picturesIn(page: OfferPlace['line']['page'], card: OfferPlace['card']): string[] {
  return page
    .$(card)
    .find('img')
    .toArray()
    .filter((node) => isElement(node))
    .flatMap((img) => {
      const url = absolute(page, sourceOf(page, img))
      return url === null ? [] : [url]
    })
}

/**
 * A picture whose file or text contains the whole name, with the fewest other words, unless it's another
 * offer's picture.
 */
function byName(name: string, { pictures, names }: OfferContext): string | null {
  const wanted = tokens(name)
  if (wanted.length === 0) return null
  const others = names.filter((other) => other !== name && tokens(other).length > wanted.length).map(tokens)
  const matches = pictures
    .flatMap(({ url, alt }) => [tokens(fileName(url)), tokens(alt)].map((words) => ({ url, words })))
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .filter(({ words }) => !others.some((other) => other.every((word) => words.includes(word))))
    .toSorted((a, b) => a.words.length - b.words.length)
  return matches[0]?.url ?? null
}

function fileName(url: string): string {
  const [file = ''] = new URL(url).pathname.split('/').slice(-1)
  return file.replace(/\.\w+$/, '').replaceAll(/[-_]/g, ' ')
}

// A page that sells a single thing shows a picture of it.
function aloneOnPage(
  places: readonly OfferPlace[],
  usable: ReadonlySet<string>,
  { namesByPage }: OfferContext,
): string | null {
  for (const { line } of places) {
    const [body] = line.page.$('body').toArray()
    if (line.page.role === 'home' || namesByPage.get(line.page.url)?.size !== 1 || !isElement(body)) continue
    const shown = picturesIn(line.page, body).filter((url) => usable.has(url))
    if (new Set(shown).size === 1) return shown[0] ?? null
  }
  return null
}
