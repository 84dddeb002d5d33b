import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { BriefCard } from './brief-card.tsx'
import {
  BrandBriefSection,
  type BrandBriefSectionProps,
  CampaignBriefSections,
  type CampaignBriefSectionsProps,
  DesignBriefSection,
  type EditedBrief,
} from './brief-sections.tsx'
import { type FailedLoad, PageMessage } from '@aloft/design-system/patterns/page-message'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './briefs.css.ts'

export type BriefsContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'noBrand'; onCreateBrand: () => void }
  | {
      kind: 'briefs'
      brand: string
      isReadOnly: boolean
      brandBrief: BrandBriefSectionProps
      designBrief: EditedBrief
      campaignBriefs: CampaignBriefSectionsProps
    }

export interface BriefsViewProps {
  content: BriefsContent
}

/** What the ads of a brand know of it: brand, design and campaign briefs, and the archived ones (BRF-01). */
export function BriefsView({ content }: BriefsViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <div className={css.page}>
          <PageMessage title={t('briefs.failed.title')} lead={t('briefs.failed.text')} failed={content} />
        </div>
      )
    case 'noBrand':
      return (
        <div className={css.page}>
          <PageMessage
            title={t('briefs.noBrand.title')}
            lead={t('briefs.noBrand.text')}
            way={{ label: t('briefs.noBrand.create'), onPress: content.onCreateBrand }}
          />
        </div>
      )
    case 'briefs': {
      const { brand, isReadOnly, brandBrief, designBrief, campaignBriefs } = content
      return (
        <div className={css.page}>
          <div className={css.lead}>
            <Heading level={1} size={32}>
              {t('briefs.title')}
            </Heading>
            <Text tone="soft">{t(isReadOnly ? 'briefs.leadReadOnly' : 'briefs.lead', { brand })}</Text>
          </div>
          <BrandBriefSection {...brandBrief} />
          <DesignBriefSection brand={brand} brief={designBrief} />
          <CampaignBriefSections {...campaignBriefs} />
        </div>
      )
    }
  }
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('briefs.loading')}</VisuallyHidden>
      <Skeleton width={160} height={36} />
      <BriefCard title={t('briefs.brand.title')} lead={t('briefs.brand.lead')}>
        <div className={css.waiting}>
          {[46, 82, 74, 60, 30].map((width) => (
            <div key={width} className={css.waitingRow}>
              <Skeleton width={88} height={12} />
              <Skeleton width={`${width}%`} height={12} />
            </div>
          ))}
        </div>
      </BriefCard>
    </div>
  )
}
