import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './not-here-yet.css.ts'

export interface NotHereYetViewProps {
  /** Name of the feature as navigation would write it. */
  feature: string
  homeHref: string
}

/** The one page behind every route whose feature is not built. */
export function NotHereYetView({ feature, homeHref }: NotHereYetViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <Heading level={1} size={44}>
        {t('notHereYet.title', { feature })}
      </Heading>
      <Text size={16} tone="soft">
        {t('notHereYet.lead')}
      </Text>
      <div className={css.action}>
        <ButtonLink href={homeHref} variant="primary" icon={<Icon name="arrow-left" />}>
          {t('notHereYet.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
