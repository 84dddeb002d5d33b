import { cheapestLaunchPlan } from '@aloft/domain/plans/plan-catalogue.rules'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatPrice } from '@aloft/messages/money-format'
import type { ShownCheck } from '@aloft/views/launches/launch-checks'
import { LaunchNeed, LaunchNeeds } from '@aloft/views/launches/launch-desk'
import { ReadyChecks } from '@aloft/views/launches/ready-checks'
import type { ReactNode } from 'react'
import { launchAddress, planAddress, websiteAddress } from '../../../addresses/page-address.ts'
import { useResend } from '../../../account/use-resend.ts'
import { PictureNeed } from './picture-need.tsx'
import { useLaunchChecks } from './use-launch-checks.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface NeedsProps {
  readonly launch: OpenLaunch
}

/** Checks with a place of their own on the page: the budget and its bill, and asking the owner. */
const elsewhere: readonly ShownCheck['name'][] = ['budget', 'abTest', 'payment', 'published', 'owner']

/** What the ad lacks for its launch, each with its fields or the way to them; nothing that is fine. */
export function NeedsSection({ launch }: NeedsProps) {
  const { all, isInFields } = useLaunchChecks(launch)
  const failed = all.filter(
    ({ name, state }) => state === 'failed' && !elsewhere.includes(name) && !isInFields(name),
  )
  if (failed.length === 0) return null
  return (
    <LaunchNeeds count={failed.length}>
      {failed.map((check) => (
        <Need key={check.name} check={check} launch={launch} />
      ))}
    </LaunchNeeds>
  )
}

function Need({ check, launch }: NeedsProps & { readonly check: ShownCheck }): ReactNode {
  const { t } = useTranslation()
  switch (check.name) {
    case 'plan':
      return <PlanNeed check={check} launch={launch} />
    case 'email':
      return <EmailNeed />
    case 'picture':
      return <PictureNeed check={check} ad={launch.ad} />
    case 'website':
      return <WebsiteNeed launch={launch} />
    default:
      return (
        <LaunchNeed
          level={3}
          title={t(`launch.checks.names.${check.name}`)}
          text={check.why ?? undefined}
          action={
            check.mend && 'href' in check.mend ? (
              <ButtonLink href={check.mend.href}>{check.mend.label}</ButtonLink>
            ) : null
          }
        />
      )
  }
}

function PlanNeed({ check, launch: { facts, subject } }: NeedsProps & { readonly check: ShownCheck }) {
  const { t } = useTranslation()
  const { ideaId, balloonId, componentId } = subject
  const href = planAddress(launchAddress(ideaId, balloonId, componentId))
  const isFull = facts.adLimit !== null
  const price = formatPrice(cheapestLaunchPlan.monthlyPrice, 'EUR')
  return (
    <LaunchNeed
      level={3}
      title={isFull ? t('launch.checks.names.plan') : t('launch.review.plan.title')}
      text={(isFull ? check.why : null) ?? t('launch.review.plan.text', { price })}
      action={
        <ButtonLink href={href} variant="primary">
          {t('launch.review.plan.press')}
        </ButtonLink>
      }
    />
  )
}

function WebsiteNeed({ launch: { subject } }: NeedsProps) {
  const { t } = useTranslation()
  const { ideaId, balloonId, componentId } = subject
  return (
    <LaunchNeed
      level={3}
      title={t('launch.review.website.title')}
      text={t('launch.review.website.text')}
      action={
        <ButtonLink href={websiteAddress(ideaId, launchAddress(ideaId, balloonId, componentId))}>
          {t('launch.checks.mend.website')}
        </ButtonLink>
      }
    />
  )
}

function EmailNeed() {
  const { t } = useTranslation()
  const { to, state, resend } = useResend()
  const email = to ?? ''
  const isSent = state.kind === 'sent'
  return (
    <LaunchNeed
      level={3}
      title={t('launch.review.email.title')}
      text={
        state.kind === 'failed'
          ? t('launch.review.email.failed')
          : t(`launch.review.email.${isSent ? 'sent' : 'text'}`, { email })
      }
      action={
        isSent ? null : (
          <Button isLoading={state.kind === 'sending'} onPress={resend}>
            {t('launch.review.email.press')}
          </Button>
        )
      }
    />
  )
}

/** What is fine, behind one line. */
export function ReadySection({ launch }: NeedsProps) {
  const { all } = useLaunchChecks(launch)
  const passed = all.filter(({ state }) => state === 'ok' || state === 'advised')
  return <ReadyChecks checks={passed} isAll={all.every(({ state }) => state !== 'failed')} />
}
