import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { LostKite } from './lost-kite.tsx'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import * as css from './content-not-found.css.ts'

export interface ContentNotFoundViewProps {
  homeHref: string
}

/** Replaces a published page that doesn't exist or no longer does (ERR-07). */
export function ContentNotFoundView({ homeHref }: ContentNotFoundViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <LostKite />
      <PageMessage
        title={t('pageNotFound')}
        lead={t('contentNotFound.lead')}
        action={<ButtonLink href={homeHref}>{t('backToSafety')}</ButtonLink>}
      />
    </div>
  )
}
