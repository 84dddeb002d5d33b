import { confidenceWord } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence as EvidenceItem, Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { Confidence, type ConfidenceKind, Evidence, type PageTitles } from './evidence.tsx'
import { FactRow } from './fact-row.tsx'
import { LogoChoice } from './logo-choice.tsx'
import * as css from './measured-rows.css.ts'
import { OfferList } from './offer-list.tsx'
import { PageLink } from './page-link.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { siteFace } from './site-face.ts'
import { Swatches } from '@aloft/design-system/patterns/swatches'

/**
 * Values that are measured or listed rather than written; picture addresses must be allowed by the page's
 * content policy.
 */
export type MeasuredData = Pick<
  WebsiteData,
  'colors' | 'fonts' | 'logos' | 'pictures' | 'offers' | 'contact' | 'socialLinks'
>
export type MeasuredName = keyof MeasuredData

export interface MeasuredRowsProps {
  measured: MeasuredData
  /** Values still being searched for. */
  awaited: readonly MeasuredName[]
  chosenLogo?: string | null | undefined
  onChooseLogo?: ((url: string) => void) | undefined
  /** Names of the offers whose price is still an open question. */
  undecidedOffers?: readonly string[]
  titles?: PageTitles
}

interface RowContent {
  name: MeasuredName
  fields: readonly Field<unknown>[]
  kind: ConfidenceKind
  content: ReactNode
  /** Shown until there's content. */
  skeleton: ReactNode
}

const evidenceOf = (fields: readonly Field<unknown>[]): EvidenceItem[] =>
  fields.flatMap(({ evidence }) => evidence)

const sureness = (fields: readonly Field<unknown>[]): ConfidenceKind =>
  confidenceWord(Math.min(...fields.map(({ confidence }) => confidence)))

/** The address of a profile as people write it: `instagram.com/nightjar`. */
function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}

const line = <Skeleton width="46%" height={12} />

/** Colors, typefaces, logo, pictures, offers and contact details, each with its source pages. */
export function MeasuredRows({
  measured,
  awaited,
  chosenLogo = null,
  onChooseLogo,
  undecidedOffers = [],
  titles = {},
}: MeasuredRowsProps) {
  const { t, i18n } = useTranslation()
  const { colors, fonts, logos, pictures, offers, socialLinks } = measured
  const contact = [measured.contact.email, measured.contact.phone].filter((field) => field !== null)
  const rows: RowContent[] = [
    {
      name: 'logos',
      fields: logos,
      kind: 'measured',
      content: (
        <LogoChoice logos={logos.map(({ value }) => value)} chosen={chosenLogo} onChoose={onChooseLogo} />
      ),
      skeleton: <Skeleton width={72} height={72} />,
    },
    {
      name: 'colors',
      fields: colors,
      kind: 'measured',
      content: (
        <Swatches
          swatches={colors.map(({ value }) => ({
            hex: value.hex,
            label: t(`onboarding.measured.colorRoles.${value.role}`),
          }))}
        />
      ),
      skeleton: <Skeleton width="74%" height={40} />,
    },
    {
      name: 'fonts',
      fields: fonts,
      kind: 'measured',
      content: (
        <Cluster gap={28} rowGap={8} align="baseline">
          {fonts.map(({ value: { family, role } }) => (
            <span key={role + family} className={css.face({ role })} style={{ fontFamily: siteFace(family) }}>
              {family}
              <span className={css.use}>{t(`onboarding.measured.fontRoles.${role}`)}</span>
            </span>
          ))}
        </Cluster>
      ),
      skeleton: line,
    },
    {
      name: 'pictures',
      fields: pictures,
      kind: 'measured',
      content: (
        <PictureStrip
          pictures={pictures.map(({ value }) => value)}
          isAwaited={awaited.includes('pictures')}
        />
      ),
      skeleton: <PictureStrip pictures={[]} isAwaited />,
    },
    {
      name: 'offers',
      fields: offers,
      kind: sureness(offers),
      content: <OfferList offers={offers.map(({ value }) => value)} undecided={undecidedOffers} />,
      skeleton: line,
    },
    {
      name: 'contact',
      fields: contact,
      kind: sureness(contact),
      content: (
        <div className={css.facts}>
          {contact.map(({ value }) => (
            <bdi key={value}>{value}</bdi>
          ))}
        </div>
      ),
      skeleton: line,
    },
    {
      name: 'socialLinks',
      fields: socialLinks,
      kind: sureness(socialLinks),
      content: (
        <div className={css.facts}>
          {socialLinks.map(({ value }) => (
            <span key={value}>
              <PageLink url={value} label={spokenAddress(value)} />
            </span>
          ))}
        </div>
      ),
      skeleton: line,
    },
  ]
  const gaps = rows.filter(({ name, fields }) => fields.length === 0 && !awaited.includes(name))
  return (
    <>
      {rows
        .filter((row) => !gaps.includes(row))
        .map(({ name, fields, kind, content, skeleton }) => {
          const isThere = fields.length > 0
          return (
            <FactRow
              key={name}
              label={t(`onboarding.measured.${name}`)}
              aside={<Confidence kind={isThere ? kind : 'awaited'} />}
            >
              {isThere ? content : skeleton}
              {isThere ? <Evidence variant="pages" evidence={evidenceOf(fields)} titles={titles} /> : null}
            </FactRow>
          )
        })}
      {gaps.length > 0 ? (
        <div className={css.gaps}>
          <Text size={13} tone="soft">
            {t('onboarding.measured.gaps', {
              names: gaps
                .map(({ name }) => t(`onboarding.measured.${name}`).toLocaleLowerCase(i18n.language))
                .join(', '),
            })}
          </Text>
        </div>
      ) : null}
    </>
  )
}
