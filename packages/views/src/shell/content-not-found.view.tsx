import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { LostKite } from './lost-kite.tsx'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Stack } from '@aloft/design-system/primitives/stack'

export interface ContentNotFoundViewProps {
  homeHref: string
}

/** Replaces a published page that doesn't exist or no longer does (ERR-07). */
export function ContentNotFoundView({ homeHref }: ContentNotFoundViewProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={24} align="start">
      <LostKite />
      <PageMessage
        title={t('pageNotFound')}
        lead={t('contentNotFound.lead')}
        action={<ButtonLink href={homeHref}>{t('backToSafety')}</ButtonLink>}
      />
    </Stack>
  )
}
