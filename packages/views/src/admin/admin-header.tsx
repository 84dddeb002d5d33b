import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { Stack } from '@aloft/design-system/primitives/stack'
import * as css from './admin-header.css.ts'

export interface AdminHeaderProps {
  /** Addresses of the review of ads and of the support. */
  hrefs: { readonly review: string; readonly support: string }
  shown: 'review' | 'support'
  /** Messages that nobody has answered. */
  unread: number
}

/** The title of the admin area with its tabs; the support isn't one of them (ADM-01, AST-31). */
export function AdminHeader({ hrefs, shown, unread }: AdminHeaderProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const current = (one: typeof shown) => (one === shown ? 'page' : undefined)
  return (
    <Stack gap={12}>
      <Cluster gap={16} justify="between">
        <Heading level={1} size={44}>
          {t('adReview.title')}
        </Heading>
        <Anchor className={css.support} href={hrefs.support} aria-current={current('support')}>
          {t('support.title')}
          {unread > 0 ? <span className={css.count}>{t('support.unread', { count: unread })}</span> : null}
        </Anchor>
      </Cluster>
      <nav className={css.tabs} aria-label={t('adReview.tabs')}>
        <Anchor className={css.tab} href={hrefs.review} aria-current={current('review')}>
          {t('adReview.tab')}
        </Anchor>
      </nav>
    </Stack>
  )
}
