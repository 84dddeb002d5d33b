import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '@aloft/design-system/primitives/error-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import {
  BrandBriefSection,
  type BrandBriefSectionProps,
  CampaignBriefSections,
  type CampaignBriefSectionsProps,
  DesignBriefSection,
  type EditedBrief,
} from './brief-sections.tsx'

type ModalContent =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'noBrand' }
  | {
      kind: 'briefs'
      brand: string
      brandBrief: BrandBriefSectionProps
      designBrief: EditedBrief
      campaignBriefs: CampaignBriefSectionsProps
    }

export interface BriefsModalProps {
  shows: 'brand' | 'design' | 'all'
  content: ModalContent
  onClose: () => void
  /** Leads to the page. */
  onOpenPage: () => void
}

const titles = {
  brand: 'briefs.brand.title',
  design: 'briefs.design.title',
  all: 'briefs.allBriefs.title',
} as const

/** The briefs of a brand above any page: one of its kinds, or all of them. */
export function BriefsModal({ shows, content, onClose, onOpenPage }: BriefsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t(titles[shows])}
      actions={
        <>
          <Button onPress={onOpenPage}>{t('briefs.allBriefs.openPage')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('modals.close')}
          </Button>
        </>
      }
    >
      {content.kind === 'loading' ? (
        <div aria-busy="true">
          <VisuallyHidden>{t('briefs.loading')}</VisuallyHidden>
          <Stack gap={24}>
            <Skeleton width="60%" height={14} />
            <Skeleton width="90%" height={14} />
            <Skeleton width="74%" height={14} />
          </Stack>
        </div>
      ) : null}
      {content.kind === 'failed' ? (
        <ErrorNotice title={t('briefs.failed.title')} way={t('tryAgain')} onWay={content.onRetry}>
          {t('briefs.failed.text')}
        </ErrorNotice>
      ) : null}
      {content.kind === 'noBrand' ? <Text tone="soft">{t('briefs.noBrand.title')}</Text> : null}
      {content.kind === 'briefs' ? (
        <Stack gap={16}>
          {shows !== 'design' ? (
            <BrandBriefSection {...content.brandBrief} isUntitled={shows === 'brand'} />
          ) : null}
          {shows !== 'brand' ? (
            <DesignBriefSection
              brand={content.brand}
              brief={content.designBrief}
              isUntitled={shows === 'design'}
            />
          ) : null}
          {shows === 'all' ? <CampaignBriefSections {...content.campaignBriefs} /> : null}
        </Stack>
      ) : null}
    </ModalBody>
  )
}
