import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Pill } from '@aloft/design-system/primitives/pill'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './settings-section.css.ts'
import { SettingsSection } from './settings-section.tsx'

export interface PlanSectionProps {
  /** The label of the user's plan, which may no longer be sold. */
  plan: string
  /** When a canceled plan ends. */
  endDate?: Date | undefined
  /** The plans page. */
  href: string
}

/** The plan of an account, with a link to its price and cancellation. */
export function PlanSection({ plan, endDate, href }: PlanSectionProps) {
  const { t } = useTranslation()
  const { marketingName, monthlyPrice } = planOf(plan)
  const action = endDate ? 'keep' : monthlyPrice > 0 ? 'manage' : 'choose'
  return (
    <SettingsSection
      title={t('accountPages.settings.plan.title')}
      lead={t('accountPages.settings.plan.lead')}
    >
      <div className={css.row}>
        <Text as="span" weight="medium">
          {marketingName}
        </Text>
        {endDate ? (
          <Pill status="ending">
            {t('accountPages.settings.plan.endsOn', { date: formatDate(endDate, 'date') })}
          </Pill>
        ) : null}
      </div>
      <ButtonLink href={href}>{t(`accountPages.settings.plan.${action}`)}</ButtonLink>
    </SettingsSection>
  )
}
