import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { TokenPrice } from '../../plans/token-price.tsx'
import { AdSketch, type SketchBrand } from './ad-sketch.tsx'
import { FirstAdsHead, FirstAdsNotOrdered } from './first-ads-head.tsx'
import * as css from './first-ads.css.ts'

interface Offer {
  /** All platforms, starting with the first ad's. */
  readonly platforms: readonly AdPlatform[]
  /** How many of them the user's tokens cover. */
  readonly count: number
  readonly tokens: number
}

const numbers = ['one', 'two', 'three'] as const

export interface FirstAdsOfferProps {
  offer: Offer
  brand: SketchBrand
  /** Explains each platform's ads, for people who haven't advertised before. */
  isExplained: boolean
  isPending: boolean
  /** AI tokens of one ad. */
  tokenPrice: number
  /** Why the last press started nothing. */
  failure?: AdGenFailure | undefined
  onCreate: () => void
  onSeePlans: () => void
  onOverview: () => void
}

/** The first ads of a brand with their price, before they are ordered. */
export function FirstAdsOffer(props: FirstAdsOfferProps) {
  const { offer, brand, isExplained, isPending, failure, tokenPrice } = props
  const { t } = useTranslation()
  const { platforms, count, tokens } = offer
  const canPay = count > 0
  return (
    <div className={css.page}>
      <FirstAdsHead title={t('ads.firstAds.offerTitle')} lead={t('ads.firstAds.offerLead')} />
      <FirstAdsNotOrdered failure={failure} />
      {canPay ? null : (
        <Notice tone="warning" title={t('ads.firstAds.noneTitle')}>
          {t('ads.firstAds.noneLead', { price: tokenPrice })}
        </Notice>
      )}
      {canPay && count < platforms.length ? (
        <Notice tone="info">{t('ads.firstAds.fewer', { count })}</Notice>
      ) : null}
      <div className={css.buttons}>
        {canPay ? (
          <Button variant="primary" size="large" isLoading={isPending} onPress={props.onCreate}>
            {t(`ads.firstAds.create.${numbers[count - 1] ?? 'three'}`)}
            <TokenPrice tokens={tokens} />
          </Button>
        ) : (
          <Button variant="primary" size="large" onPress={props.onSeePlans}>
            {t('ads.firstAds.seePlans')}
          </Button>
        )}
        <Button size="large" onPress={props.onOverview}>
          {t('ads.firstAds.notNow')}
        </Button>
      </div>
      <ul className={css.kinds}>
        {platforms.map((platform, place) => (
          <li key={platform} className={css.kind}>
            <AdSketch platform={platform} brand={brand} />
            <div className={css.kindWords}>
              <Text weight="strong">
                {t(`ads.platforms.${platform}`)}
                {canPay && place >= count ? (
                  <Text as="span" tone="soft">
                    {` · ${t('ads.firstAds.later')}`}
                  </Text>
                ) : null}
              </Text>
              {isExplained ? <Text tone="soft">{t(`ads.firstAds.kinds.${platform}`)}</Text> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
