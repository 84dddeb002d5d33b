import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'

export interface LaunchLinkProps {
  href: string
  /** The ad was not launched yet, or is a draft again: this is the one button to press next. */
  isDraft: boolean
}

/** From the editor to the launch of the ad or, once it was launched, to what became of it. */
export function LaunchLink({ href, isDraft }: LaunchLinkProps) {
  const { t } = useTranslation()
  return (
    <ButtonLink
      href={href}
      size="small"
      variant={isDraft ? 'primary' : 'secondary'}
      guide={isDraft ? 'launch.submit' : undefined}
    >
      {t(isDraft ? 'launch.page.open' : 'launch.page.follow')}
    </ButtonLink>
  )
}
