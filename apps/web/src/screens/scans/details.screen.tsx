import { QuestionnaireView } from '@aloft/views/scans/questionnaire.view'
import { WebsiteAddressView } from '@aloft/views/scans/website-address.view'
import { websiteOfEmail } from '@aloft/domain/account/email-website.rules'
import { connectOnboarding } from '@aloft/machines/onboarding/onboarding.connect'
import type { DescribeFailure } from '@aloft/machines/onboarding/onboarding.machine'
import { connectWebsiteScan } from '@aloft/machines/website-scan/website-scan.connect'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate, useLocation } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { OnboardingFrame } from '../../navigation/onboarding-frame.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { isPathOf } from '../../addresses/page-paths.ts'
import { product } from '../../state/product.ts'
import { currentScan } from '../../state/scan.ts'
import { currentUser, useUser } from '../../state/session.ts'
import { openAiFailed } from '../../modals/open-ai-failed.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { wiredOnboarding } from '../../wiring/onboarding/onboarding.ts'
import { BriefStep } from './brief-step.tsx'
import { useHiddenTab } from '../../navigation/use-hidden-tab.ts'

/**
 * Creating a brand: the questionnaire, the website, the brief (ONB-01); `create/brand` starts at the website
 * (OPN-05).
 */
export function Screen() {
  const { t } = useTranslation()
  const isAtBrand = isPathOf(useLocation().pathname, ['create/brand'])
  const [snapshot, send, actor] = useMachine(wiredOnboarding, { input: inputOf(currentUser(), isAtBrand) })
  const { step, isPending, failure, existingBrand, describeFailure } = connectOnboarding(snapshot)
  const { scan } = snapshot.children
  useHiddenTab((event) => scan?.send(event))
  useEffect(() => inspect('Onboarding', actor), [actor])
  useEffect(() => (scan ? inspect('Website scan', scan) : undefined), [scan])
  usePageTitle(isAtBrand ? t('pages.create/brand') : t('account.questionnaire.pageTitle'))

  if (step === 'done') return <Navigate to={pageAddress('create/first-ads')} replace />
  if (step === 'brief' && scan) {
    return (
      <OnboardingFrame width="wide">
        <BriefStep
          scan={scan}
          isSaving={isPending}
          refusal={failure && { reason: failure, existingBrand }}
          onReplace={(brief) => send({ type: 'REPLACE', brief })}
          onUse={(brief) => send({ type: 'USE', brief })}
        />
      </OnboardingFrame>
    )
  }
  return (
    <OnboardingFrame>
      {step === 'address' && scan ? (
        <AddressStep
          scan={scan}
          isDescribing={isPending}
          describeFailure={describeFailure}
          onDescribe={(description) => send({ type: 'DESCRIBE', description })}
        />
      ) : (
        <QuestionnaireView
          isPending={isPending}
          failure={failure ? 'generic' : undefined}
          onAnswer={(answers) => send({ type: 'ANSWER', answers })}
        />
      )}
    </OnboardingFrame>
  )
}

function AddressStep({
  scan,
  isDescribing,
  describeFailure,
  onDescribe,
}: {
  scan: ActorRefFrom<typeof websiteScanMachine>
  isDescribing: boolean
  describeFailure: DescribeFailure | undefined
  onDescribe: (description: string) => void
}) {
  const { stage, url, failure } = useSelector(scan, connectWebsiteScan, isSame)
  const email = useUser()?.email
  useEffect(() => {
    if (describeFailure && describeFailure !== 'generic') void openAiFailed(describeFailure)
  }, [describeFailure])
  return (
    <WebsiteAddressView
      onRead={(address) => scan.send({ type: 'START', url: address })}
      onDescribe={onDescribe}
      {...(product.sampleUrl && { sampleUrl: product.sampleUrl })}
      initialUrl={url ?? (email ? websiteOfEmail(email) : null) ?? ''}
      isPending={stage === 'starting' || isDescribing}
      failure={failure}
      describeFailure={describeFailure === 'generic' ? 'generic' : undefined}
    />
  )
}

function isSame(a: ReturnType<typeof connectWebsiteScan>, b: ReturnType<typeof connectWebsiteScan>): boolean {
  return a.stage === b.stage && a.url === b.url && a.failure === b.failure
}

function inputOf(user: ReturnType<typeof currentUser>, isAtBrand: boolean) {
  const url = user?.adGenData['websiteUrl']
  return {
    url: typeof url === 'string' ? url : null,
    hasAnswers: isAtBrand || Boolean(user?.questionnaire),
    hasDraft: currentScan().draft !== null,
  }
}
