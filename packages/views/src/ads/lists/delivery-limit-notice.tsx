import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'

export interface DeliveryLimitNoticeProps {
  limit: DeliveryLimit
  /** The setting that removes the limit. */
  href: string
}

/** What limits the delivery of a live ad, with the one setting that removes the limit. */
export function DeliveryLimitNotice({ limit, href }: DeliveryLimitNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t(`reports.limits.${limit}.title`)}
      action={<Link href={href}>{t(`reports.limits.${limit}.open`)}</Link>}
    >
      {`${t(`reports.limits.${limit}.mend`)} ${t('reports.limits.stopFirst')}`}
    </Notice>
  )
}
