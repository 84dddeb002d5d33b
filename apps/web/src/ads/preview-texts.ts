import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { GoogleSearchProps } from '@aloft/design-system/previews/google-search'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

type MetaAd = FacebookFeedProps['ad']
type GoogleAd = GoogleSearchProps['ad']
type Texts = Readonly<Partial<Record<ComponentKey, string>>>

/**
 * The texts of an ad with another one in a field. Google combines several texts of a kind, so the other text takes the
 * first place there, which the first combination shows.
 */
export function textsWith(platform: AdPlatform, texts: Texts, key: ComponentKey, text: string): Texts {
  const field = copyFields[platform].find((one) => one.key === key)
  const first = copyFields[platform].find(({ part }) => part === field?.part)?.key ?? key
  return { ...texts, [key]: texts[first] ?? '', [first]: text }
}

/** The texts of an ad by their role, whatever platform it was written for. */
interface Parts {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  readonly messages: readonly string[]
}

function partsOf(platform: AdPlatform, texts: Texts): Parts {
  const of = (part: 'headline' | 'description' | 'message') =>
    copyFields[platform].filter((field) => field.part === part).map(({ key }) => texts[key] ?? '')
  return { headlines: of('headline'), descriptions: of('description'), messages: of('message') }
}

/** The ad for a preview of Facebook or Instagram: a missing text is replaced by the most similar one. */
export function metaAd(
  platform: AdPlatform,
  texts: Texts,
  rest: Pick<MetaAd, 'brand' | 'buttonLabel' | 'media'>,
): MetaAd {
  const { headlines, descriptions, messages } = partsOf(platform, texts)
  const [message = descriptions[0] ?? ''] = messages
  return {
    ...rest,
    message,
    headline: headlines[0] ?? '',
    description: (messages.length > 0 ? descriptions[0] : descriptions[1]) ?? '',
  }
}

/** The ad for a preview of Google's results page. */
export function googleAd(platform: AdPlatform, texts: Texts, brand: MetaAd['brand']): GoogleAd {
  const { headlines, descriptions, messages } = partsOf(platform, texts)
  if (platform === 'google') return { brand, paths: [], headlines, descriptions }
  const headline = headlines[0] ?? ''
  const hasName = headline.toLowerCase().includes(brand.name.trim().toLowerCase())
  return {
    brand,
    paths: [],
    headlines: hasName ? [headline] : [headline, brand.name],
    descriptions: [descriptions[0] ?? '', messages[0] ?? ''],
  }
}
