import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './delivery-limit-mark.css.ts'

export interface DeliveryLimitMarkProps {
  limit: DeliveryLimit
  /** The setting that removes the limit. */
  href: string
}

/**
 * What limits the delivery of a live ad, shown below its status in a list; links to the setting that removes
 * the limit.
 */
export function DeliveryLimitMark({ limit, href }: DeliveryLimitMarkProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const mend = `${t(`reports.limits.${limit}.mend`)} ${t('reports.limits.stopFirst')}`
  return (
    <Anchor href={href} className={css.mark} title={mend}>
      {t(`reports.limits.${limit}.title`)}
      <VisuallyHidden>{`. ${mend}`}</VisuallyHidden>
    </Anchor>
  )
}
