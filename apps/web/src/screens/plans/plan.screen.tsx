import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { PlanChoiceView } from '@aloft/views/plans/plan-choice.view'
import { checkPlanChoice, isRunning } from '@aloft/domain/payments/plan-period.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { OnboardingFrame } from '../../navigation/onboarding-frame.tsx'
import { useOpenModal } from '../../modals/use-linked-modal.ts'
import { useUser } from '../../state/session.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { readPlanQuery } from './plan-query.ts'
import { usePlans } from './use-plans.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

/** The choice of a plan with its trial (PLN-26). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.create/plan'))
  const { next } = readPlanQuery(useSearchParams()[0])
  const back = next === null ? undefined : { href: next, label: t('planPage.back') }
  return (
    <OnboardingFrame back={back} width="wide">
      <Plans />
    </OnboardingFrame>
  )
}

function Plans() {
  const { t } = useTranslation()
  const user = useUser()
  const openModal = useOpenModal()
  const { plans, isAnnual, isRefused, showBy, choose, stayFree, failed } = usePlans()
  if (failed) {
    return <PageMessage title={t('planPage.failed')} lead={t('planPage.failedLead')} failed={failed} />
  }
  if (!plans || !user) return <Skeleton width="100%" height={560} shape="block" />
  const { subscription, card, vatPercent } = plans
  const { labelKey } = user.plan
  const isFree = checkPlanChoice(labelKey, subscription?.status ?? null) === null
  return (
    <>
      {isRefused ? <Notice tone="error">{t('planPage.notBegun')}</Notice> : null}
      <PlanChoiceView
        currentPlan={labelKey}
        ownPlan={
          subscription && isRunning(subscription)
            ? { subscription, href: pageAddress('payments') }
            : undefined
        }
        vatPercent={vatPercent}
        mayTry={subscription === null}
        isAnnual={isAnnual}
        onShowBy={showBy}
        onChoose={isFree ? (plan) => choose(plan, { card, isTrial: subscription === null }) : undefined}
        onStayFree={user.isOnboarding ? stayFree : undefined}
        onContactSupport={() => openModal('contact-sales')}
      />
    </>
  )
}
