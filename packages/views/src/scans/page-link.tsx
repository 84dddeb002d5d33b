import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { isHomePage, pageName } from './page-name.ts'
import * as css from './page-link.css.ts'

export interface PageLinkProps {
  /** A web address. Anything but http and https is shown as text, not linked. */
  url: string
  /** Title of the page; without it, the link's text is the path. */
  title?: string | null | undefined
  /** The link's text, if it's not the page's name. */
  label?: string
}

/** A link to a page of somebody's website. Opens another tab, so that a half-filled form stays. */
export function PageLink({ url, title, label }: PageLinkProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const name = label ?? (isHomePage(url) ? t('onboarding.page.home') : pageName(url, title))
  if (!/^https?:\/\//i.test(url)) return <bdi>{name}</bdi>
  return (
    <Anchor className={css.link} href={url} target="_blank" rel="noopener noreferrer">
      <bdi>{name}</bdi>
      <VisuallyHidden> {t('onboarding.page.newTab')}</VisuallyHidden>
    </Anchor>
  )
}
