import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { Button } from '../primitives/button.tsx'
import { Text } from '../primitives/text.tsx'
import { BrandMark } from './brand-mark.tsx'
import { CutText } from './cut-text.tsx'
import { googleCombinations } from './google-combinations.ts'
import * as css from './google-search.css.ts'
import { PlatformIcon } from './platform-icon.tsx'
import type { GoogleAd, PreviewDevice, PreviewScheme } from './preview-data.ts'
import type { GoogleSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { googleSkins } from './skins.ts'

export interface GoogleSearchProps {
  ad: GoogleAd
  /** `mobile` fills its container up to 430 px; `desktop` is up to 668 px wide, of which the ad takes 616. */
  device?: PreviewDevice
  /** The newest skin if left out. */
  skin?: GoogleSkin
  scheme?: PreviewScheme
  /** Number of the shown combination, from 1; wraps around after the last. */
  combination?: number
  /**
   * Requests the next combination; without it, or if there's only one, there's no button above the preview.
   */
  onNextCombination?: (() => void) | undefined
}

const separator = ' | '

/** Descriptions one after the other, each ending like a sentence. */
function joinedSentences(texts: readonly string[]): string {
  return texts
    .map((text, place) =>
      place === texts.length - 1 || /[\p{Sentence_Terminal}…]$/u.test(text) ? text : `${text}.`,
    )
    .join(' ')
}

/** Preview of an ad on Google's results page. The title has three headlines if they fit, otherwise two. */
export function GoogleSearch({
  ad,
  device = 'mobile',
  skin = googleSkins[0],
  scheme = 'light',
  combination = 1,
  onNextCombination,
}: GoogleSearchProps) {
  const { t } = useTranslation()
  const { brand, paths, sitelinks = [], callouts = [] } = ad
  const combinations = googleCombinations(ad)
  const count = combinations.length
  const index = count > 0 ? (((combination - 1) % count) + count) % count : 0
  const { headlines, descriptions } = combinations[index] ?? { headlines: [], descriptions: [] }
  const shownPaths = paths.map((path) => path.trim()).filter(Boolean)
  const lines = skin.lines[device]
  const isGroup = skin.label === 'group'
  return (
    <div className={css.whole({ device })}>
      {onNextCombination && count > 1 ? (
        <div className={css.chooser}>
          <Text as="span" size={13} tone="soft" figures="tabular">
            {t('previews.google.combination', { combination: index + 1, count })}
          </Text>
          <Button size="small" variant="quiet" onPress={onNextCombination}>
            {t('previews.google.next')}
          </Button>
        </div>
      ) : null}
      <article
        className={css.page({ device })}
        style={skinStyle(skin.colors[scheme], skin.fonts[device], skin.face[device])}
        aria-label={t('previews.google.title')}
        data-skin={skin.id}
      >
        <div className={css.label} data-testid="label">
          {t(isGroup ? 'previews.google.sponsoredResults' : 'previews.google.sponsored')}
        </div>
        <div className={css.site({ label: skin.label })}>
          <BrandMark brand={brand} size={skin.icon} variant="icon" />
          <div className={css.who}>
            <div className={css.name} data-testid="business-name">
              <bdi>{brand.name}</bdi>
            </div>
            <div className={css.place}>
              <div className={css.address} data-testid="address">
                {brand.domain ? ['https://', brand.domain].join('') : null}
                {shownPaths.map((path) => (
                  <span key={path}>
                    {' › '}
                    <bdi>{path}</bdi>
                  </span>
                ))}
              </div>
              <PlatformIcon name="dotsUpright" size={14} />
            </div>
          </div>
        </div>
        {headlines.length > 0 ? (
          <div className={css.title}>
            <CutText
              text={headlines.join(separator)}
              shorter={headlines.slice(0, 2).join(separator)}
              lines={lines.title}
              testId="title"
            />
          </div>
        ) : null}
        {descriptions.length > 0 ? (
          <div className={css.description}>
            <CutText text={joinedSentences(descriptions)} lines={lines.description} testId="description" />
          </div>
        ) : null}
        {callouts.length > 0 ? (
          <div className={css.callouts} data-testid="callouts">
            {callouts.map((callout) => (
              <span key={callout} className={css.callout}>
                <bdi>{callout}</bdi>
              </span>
            ))}
          </div>
        ) : null}
        {sitelinks.length > 0 ? (
          <div className={css.sitelinks({ device })} data-testid="sitelinks">
            {sitelinks.map((link) => (
              <span key={link} className={css.sitelink({ device })}>
                <bdi>{link}</bdi>
              </span>
            ))}
          </div>
        ) : null}
        {isGroup ? (
          <div className={css.hide({ device })} data-testid="hide">
            {t('previews.google.hide')}
            <PlatformIcon name="chevronUp" size={16} />
          </div>
        ) : null}
      </article>
    </div>
  )
}
