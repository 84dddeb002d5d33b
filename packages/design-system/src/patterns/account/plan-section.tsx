import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Text } from '../../primitives/text.tsx'
import { SettingsSection } from './settings-section.tsx'

export interface PlanSectionProps {
  /** The label of the user's plan, one no longer sold included. */
  plan: string
  /** The page of the plans. */
  href: string
}

/** The plan of an account, with the way to see what it costs and to cancel it. */
export function PlanSection({ plan, href }: PlanSectionProps) {
  const { t } = useTranslation()
  const { marketingName, monthlyPrice } = planOf(plan)
  return (
    <SettingsSection
      title={t('accountPages.settings.plan.title')}
      lead={t('accountPages.settings.plan.lead')}
    >
      <Text weight="medium">{marketingName}</Text>
      <ButtonLink href={href}>
        {t(monthlyPrice > 0 ? 'accountPages.settings.plan.manage' : 'accountPages.settings.plan.choose')}
      </ButtonLink>
    </SettingsSection>
  )
}
