import type {} from '@aloft/messages/i18n'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Row } from '@aloft/design-system/primitives/row'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { ColorRole } from '@aloft/domain/scans/scan-fields.rules'
import type { PageTitles } from './evidence.tsx'
import type { FramedFact } from './framed-facts.ts'
import type { MeasuredData } from './measured-rows.tsx'
import { isHomePage, pageName } from './page-name.ts'
import * as css from './page-sketch.css.ts'
import { siteFace } from './site-face.ts'

export interface PageSketchProps {
  /** The website, with its scheme. */
  address: string
  /** Name of the brand; empty until it's found. */
  name: string
  measured: Pick<MeasuredData, 'colors' | 'fonts' | 'logos' | 'pictures'>
  /** The fact to frame on its page; null before the first one. */
  fact: FramedFact | null
  titles?: PageTitles
  /** On a phone, it's only shown while the website is being read. */
  isReading?: boolean
}

/**
 * A page of a website in the site's own colors, font and pictures, with a found fact framed. It's drawn from what the scan
 * has read: no picture is taken of the page.
 */
export function PageSketch({
  address,
  name,
  measured: { colors, fonts, logos, pictures },
  fact,
  titles = {},
  isReading = false,
}: PageSketchProps) {
  const { t } = useTranslation()
  const colorOf = (role: ColorRole) => colors.find(({ value }) => value.role === role)?.value.hex
  const primary = colorOf('primary')
  const heading = fonts.find(({ value }) => value.role === 'heading')?.value.family
  const host = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
  const url = fact?.url ?? address
  const page = isHomePage(url) ? t('onboarding.page.home') : pageName(url, titles[url])
  const label =
    fact &&
    (fact.name === 'offers' ? t('onboarding.measured.offers') : t(`onboarding.brief.fields.${fact.name}`))
  const face = heading === undefined ? undefined : siteFace(heading)
  const [logo, picture] = [logos[0]?.value, pictures[0]?.value.url]
  // A path is no heading that anybody would write.
  const title = isHomePage(url) || page.startsWith('/') ? name || host : page
  return (
    <figure className={css.frame({ isReading })}>
      <figcaption className={css.bar}>
        <Icon name="show" size={14} />
        <bdi className={css.address}>{host}</bdi>
        <VisuallyHidden>{fact ? t('onboarding.sketch', { label: label ?? '', page }) : null}</VisuallyHidden>
      </figcaption>
      <div
        className={css.page}
        style={{ background: colorOf('background'), color: colorOf('text') }}
        aria-hidden="true"
      >
        <Row gap={8}>
          {logo ? <img className={css.logo} {...sizedPicture(logo, '20px')} alt="" /> : null}
          <span className={css.brand} style={{ fontFamily: face }}>
            {name || host}
          </span>
          {[28, 34, 24].map((width) => (
            <span key={width} className={css.word} style={{ width }} />
          ))}
        </Row>
        <div className={css.body}>
          <div className={css.text}>
            <div className={css.title} style={{ fontFamily: face }}>
              {title}
            </div>
            {fact ? (
              <div key={fact.quote} className={css.fact}>
                <q className={css.quote}>{fact.quote}</q>
                <span className={css.label}>{label}</span>
              </div>
            ) : (
              <Words widths={[92, 84, 60]} />
            )}
            <span
              className={css.button({ isKnown: primary !== undefined })}
              style={{ background: primary }}
            />
          </div>
          {picture ? (
            <img className={css.picture} {...sizedPicture(picture, '140px')} alt="" />
          ) : (
            <span className={css.blank} />
          )}
        </div>
        <Words widths={[96, 88, 72]} />
      </div>
    </figure>
  )
}

/** Lines of text, too small to read. */
function Words({ widths }: { widths: readonly number[] }) {
  return (
    <div className={css.words}>
      {widths.map((width) => (
        <span key={width} className={css.word} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
