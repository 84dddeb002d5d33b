import type { BillingState } from '@aloft/domain/payments/billing-state.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { launchPriceFrom } from '@aloft/domain/plans/plan-price.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useId } from 'react'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PlanNumbers } from '../plans/plan-numbers.tsx'
import * as css from './billing.css.ts'

export interface PlanOfferProps {
  state: Exclude<BillingState, 'trial' | 'active' | 'canceled'>
  /** The plan whose rights the account has. */
  planLabel: string
  /** Names of the teams of others that the account works in. */
  teams: readonly string[]
  plansHref: string
  onContactSupport: () => void
}

/** The plan of an account that nothing is charged for, and the way to one that launches ads. */
export function PlanOffer({ state, planLabel, teams, plansHref, onContactSupport }: PlanOfferProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { labelKey, marketingName } = planOf(planLabel)
  const hasPlan = state === 'legacy' || state === 'given'
  const price = formatMoney(launchPriceFrom, 'EUR')
  const named = new Intl.ListFormat(i18n.language).format(teams)
  const words = {
    lapsed: t('billing.offer.lapsed'),
    ended: t('billing.offer.ended'),
    free: t('billing.offer.free'),
    given: t('billing.offer.given'),
    legacy: t('planPage.legacy'),
    member: t('billing.offer.member', { count: teams.length, teams: named }),
  }[state]
  return (
    <section className={css.panel} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t('planPage.own.title', { plan: marketingName })}
      </Heading>
      <Stack gap={4}>
        <Text>{words}</Text>
        {state === 'member' ? <Text tone="soft">{t('billing.offer.memberOwn')}</Text> : null}
        {hasPlan ? null : <Text tone="soft">{t('billing.offer.prices', { price })}</Text>}
      </Stack>
      <PlanNumbers plan={labelKey} />
      <Cluster gap={8}>
        {hasPlan ? (
          <Button onPress={onContactSupport}>{t('planPage.support')}</Button>
        ) : (
          <ButtonLink href={plansHref} variant={state === 'member' ? 'secondary' : 'primary'}>
            {t('billing.offer.choose')}
          </ButtonLink>
        )}
      </Cluster>
    </section>
  )
}
