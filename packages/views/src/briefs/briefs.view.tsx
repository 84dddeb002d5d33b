import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { BriefCard } from './brief-card.tsx'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './briefs.css.ts'

export interface BriefsViewProps {
  /** Name of the brand. */
  brand: string
  isReadOnly: boolean
  /** Its briefs, each in a section of its own. */
  children: ReactNode
}

/** What the ads of a brand know of it: brand, design and campaign briefs, and the archived ones (BRF-01). */
export function BriefsView({ brand, isReadOnly, children }: BriefsViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <Stack gap={6}>
        <Heading level={1} size={32}>
          {t('briefs.title')}
        </Heading>
        <Text tone="soft">{t(isReadOnly ? 'briefs.leadReadOnly' : 'briefs.lead', { brand })}</Text>
      </Stack>
      {children}
    </div>
  )
}

/** The page if the briefs didn't load. */
export function BriefsFailed(failed: FailedLoad) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <PageMessage title={t('briefs.failed.title')} lead={t('briefs.failed.text')} failed={failed} />
    </div>
  )
}

/** The page of somebody without a brand. */
export function BriefsWithoutBrand({ onCreateBrand }: { onCreateBrand: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <PageMessage
        title={t('briefs.noBrand.title')}
        lead={t('briefs.noBrand.text')}
        way={{ label: t('briefs.noBrand.create'), onPress: onCreateBrand }}
      />
    </div>
  )
}

/** The page while the briefs are loading. */
export function BriefsLoading() {
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
