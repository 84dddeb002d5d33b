import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Text } from '@aloft/design-system/primitives/text'
import { PlatformMark } from './platform-mark.tsx'
import * as css from './social-buttons.css.ts'

/** A platform to log in with, and the address that leads there. */
export interface SocialLink {
  readonly platform: SocialPlatform
  readonly href: string
}

export interface SocialButtonsProps {
  links: readonly SocialLink[]
  /** There's nothing above the buttons to which they'd be an alternative. */
  isAlone?: boolean
}

/** Other ways to sign in: through a platform (SES-18). Empty if none is offered. */
export function SocialButtons({ links, isAlone = false }: SocialButtonsProps) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    <div className={css.ways}>
      {isAlone ? null : (
        <div className={css.or}>
          <Text as="span" size={13} tone="faint">
            {t('account.or')}
          </Text>
        </div>
      )}
      {links.map(({ platform, href }) => (
        <ButtonLink
          key={platform}
          href={href}
          size="large"
          width="full"
          icon={<PlatformMark platform={platform} />}
        >
          {t(`account.continueWith.${platform}`)}
        </ButtonLink>
      ))}
    </div>
  )
}
