import type { Field, Offer, WebsiteData } from './website-data.entity.ts'
import { fileWords, hasForm, showsPlace, informativeWords } from './picture-words.rules.ts'

export type SitePicture = WebsiteData['pictures'][number]

/** An ad's subject, as far as a picture can show it. */
export interface PictureSubject {
  /** The offer that the ad is about; null if it's about the whole business. */
  readonly offer: Pick<Offer, 'name' | 'noun' | 'pictureUrl' | 'pageUrl'> | null
  /** The other offers: their pictures show something else. */
  readonly others: readonly Pick<Offer, 'name' | 'noun' | 'pictureUrl' | 'pageUrl'>[]
  /** What the business sells or is, in a few words. */
  readonly sold: string
  /** The ad sells: pictures of things go before those of the place. */
  readonly isSale: boolean
}

/** How closely a picture matches an ad's subject, closest first. */
export const pictureFits = ['offer', 'kind', 'any', 'place'] as const
export type PictureFit = (typeof pictureFits)[number]

export interface RankedPicture {
  readonly picture: SitePicture
  readonly fit: PictureFit
}

/**
 * A website's pictures for one ad, best first: by the picture that the page assigns to the offer, by the words of
 * alternative text and file name, and by the page. Equal pictures keep the website's order.
 */
export function rankPictures(
  pictures: readonly SitePicture[],
  subject: PictureSubject,
): readonly RankedPicture[] {
  return pictures
    .map((picture) => ({ picture, ...judge(picture, subject, pictures) }))
    .toSorted((a, b) => pictureFits.indexOf(a.fit) - pictureFits.indexOf(b.fit) || b.score - a.score)
    .map(({ picture, fit }) => ({ picture, fit }))
}

interface Judged {
  readonly fit: PictureFit
  readonly score: number
}

function judge(picture: SitePicture, subject: PictureSubject, all: readonly SitePicture[]): Judged {
  const { offer, others, isSale, sold } = subject
  const words = wordsOfPicture(picture)
  const isPlace = isSale && showsPlace(words)
  if (!offer) {
    const shown = Math.max(0, ...others.map((one) => similarity(picture, words, one, all)))
    if (shown >= 1 && !isPlace) return { fit: 'kind', score: shown }
    const score = shareOf(informativeWords(sold), words)
    if (isPlace) return { fit: 'place', score }
    return { fit: score > 0 ? 'kind' : 'any', score }
  }
  const own = similarity(picture, words, offer, all)
  const another = Math.max(0, ...others.map((one) => similarity(picture, words, one, all)))
  const isOwn = own >= 1 && (own >= another || offer.pictureUrl === picture.value.url)
  if (isOwn && !isPlace) return { fit: 'offer', score: own - another / 2 }
  const kind = shareOf(informativeWords(`${offer.noun ?? ''} ${sold}`), words)
  // A picture that shows another offer by name isn't a picture of this one.
  if (isPlace || another >= 1) return { fit: isPlace ? 'place' : 'any', score: -another + own }
  return { fit: kind > 0 || own > 0.4 ? 'kind' : 'any', score: own + kind }
}

/** 1 and more: the picture shows this offer. */
function similarity(
  { value, evidence }: SitePicture,
  words: ReadonlySet<string>,
  { name, noun, pictureUrl, pageUrl }: NonNullable<PictureSubject['offer']>,
  all: readonly SitePicture[],
): number {
  if (pictureUrl === value.url) return 4
  const own = informativeWords(name)
  const share = shareOf(own, words)
  // A match of all three words of a name is stronger than one of a single word.
  const named =
    share === 1 ? 1 + own.size / 10 : share * 0.8 + 0.2 * shareOf(informativeWords(noun ?? ''), words)
  const isOnPage = pageUrl !== undefined && evidence.some(({ url }) => url === pageUrl)
  const onPage = isOnPage ? all.filter((one) => one.evidence.some(({ url }) => url === pageUrl)).length : 0
  // A page about one thing shows it; a list of things shows them all.
  const page = onPage === 0 ? 0 : onPage <= 3 ? 0.6 : 0.1
  return named + page
}

function wordsOfPicture({ value }: SitePicture): ReadonlySet<string> {
  return new Set([...informativeWords(value.alt), ...fileWords(value.url)])
}

function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0
  return [...wanted].filter((word) => hasForm(words, word)).length / wanted.size
}

/** The pictures worth copying: the site's first ones, then one for each offer, then the rest; at most `count`. */
export function bestPictures(
  pictures: readonly SitePicture[],
  offers: readonly Field<Offer>[],
  count: number,
): readonly SitePicture[] {
  const values = offers.map(({ value }) => value)
  const ofOffers = values.flatMap((offer) => {
    const others = values.filter((other) => other !== offer)
    const [best] = rankPictures(pictures, { offer, others, sold: '', isSale: true })
    return best?.fit === 'offer' ? [best.picture] : []
  })
  const first = pictures.slice(0, Math.ceil(count / 2))
  return [...new Set([...first, ...ofOffers, ...pictures])].slice(0, count)
}
