import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'

export interface BriefsModalProps {
  shows: 'brand' | 'design' | 'all'
  onClose: () => void
  /** Leads to the page. */
  onOpenPage: () => void
  /** The briefs, each in a section of its own, or why they aren't there. */
  children: ReactNode
}

const titles = {
  brand: 'briefs.brand.title',
  design: 'briefs.design.title',
  all: 'briefs.allBriefs.title',
} as const

/** The briefs of a brand above any page: one of its kinds, or all of them. */
export function BriefsModal({ shows, onClose, onOpenPage, children }: BriefsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t(titles[shows])}
      actions={
        <>
          <Button onPress={onOpenPage}>{t('briefs.allBriefs.openPage')}</Button>
          <Button
            variant="primary"
            guide={shows === 'brand' ? 'setupBrand.confirm' : undefined}
            onPress={onClose}
          >
            {t('modals.close')}
          </Button>
        </>
      }
    >
      {children}
    </ModalBody>
  )
}

/** In place of the briefs while they are loading. */
export function ModalBriefsLoading() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('briefs.loading')}</VisuallyHidden>
      <Stack gap={24}>
        <Skeleton width="60%" height={14} />
        <Skeleton width="90%" height={14} />
        <Skeleton width="74%" height={14} />
      </Stack>
    </div>
  )
}

/** In place of the briefs if they didn't load. */
export function ModalBriefsFailed(failed: FailedLoad) {
  const { t } = useTranslation()
  return (
    <FailedNotice failed={failed} title={t('briefs.failed.title')}>
      {t('briefs.failed.text')}
    </FailedNotice>
  )
}

/** In place of the briefs of somebody without a brand. */
export function ModalWithoutBrand() {
  const { t } = useTranslation()
  return <Text tone="soft">{t('briefs.noBrand.title')}</Text>
}
