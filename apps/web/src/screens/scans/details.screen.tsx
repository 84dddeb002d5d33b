import { QuestionnaireView } from '@aloft/views/scans/questionnaire.view'
import { WebsiteAddressView } from '@aloft/views/scans/website-address.view'
import { websiteOfEmail } from '@aloft/domain/account/email-website.rules'
import { emptyOnboardingForm, type OnboardingForm } from '@aloft/domain/assistant/focus/onboarding-form.rules'
import { connectOnboarding } from '@aloft/machines/onboarding/onboarding.connect'
import type { DescribeFailure } from '@aloft/machines/onboarding/onboarding.machine'
import { connectWebsiteScan } from '@aloft/machines/website-scan/website-scan.connect'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { useMachine, useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate, useLocation } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { OnboardingFrame } from '../../navigation/onboarding-frame.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { isPathOf } from '../../addresses/page-paths.ts'
import { product } from '../../state/product.ts'
import { storedOnboardingForm, storeOnboardingForm } from '../../state/onboarding-form.ts'
import { currentScan } from '../../state/scan.ts'
import { currentUser } from '../../state/session.ts'
import { openAiFailed } from '../../modals/open-ai-failed.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { wiredOnboarding } from '../../wiring/onboarding/onboarding.ts'
import { BriefStep } from './brief-step.tsx'
import { useAskedOnboarding } from './use-asked-onboarding.tsx'
import { useHiddenTab } from '../../navigation/use-hidden-tab.ts'

/**
 * Creating a brand: the questionnaire, the website, the brief (ONB-01); `create/brand` starts at the website
 * (OPN-05).
 */
export function Screen() {
  const { t } = useTranslation()
  const isAtBrand = isPathOf(useLocation().pathname, ['create/brand'])
  const [snapshot, send, actor] = useMachine(wiredOnboarding, { input: inputOf(currentUser(), isAtBrand) })
  const view = connectOnboarding(snapshot)
  const { step, form, isPending, failure, existingBrand, describeFailure } = view
  const fill = (change: Partial<OnboardingForm>) => send({ type: 'FILL', change })
  useStoredForm(form, { isStored: !isAtBrand, isDone: step === 'done' })
  const { scan } = snapshot.children
  const invite = useAskedOnboarding(actor, { view, scan, isHere: !isAtBrand })
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
          invite={invite}
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
          form={form}
          invite={invite}
          onChange={fill}
          isDescribing={isPending}
          describeFailure={describeFailure}
          onDescribe={(description) => send({ type: 'DESCRIBE', description })}
        />
      ) : (
        <QuestionnaireView
          chosen={form}
          onChange={fill}
          invite={invite}
          isPending={isPending}
          failure={failure ? 'generic' : undefined}
          onAnswer={(answers) => send({ type: 'ANSWER', answers })}
        />
      )}
    </OnboardingFrame>
  )
}

/** The form outlasts a reload until the brand is created. */
function useStoredForm(
  form: OnboardingForm,
  { isStored, isDone }: { isStored: boolean; isDone: boolean },
): void {
  useEffect(() => {
    if (isStored) storeOnboardingForm(isDone ? null : form)
  }, [form, isStored, isDone])
}

function AddressStep({
  scan,
  form,
  invite,
  onChange,
  isDescribing,
  describeFailure,
  onDescribe,
}: {
  scan: ActorRefFrom<typeof websiteScanMachine>
  form: OnboardingForm
  invite: ReactNode
  onChange: (change: Partial<OnboardingForm>) => void
  isDescribing: boolean
  describeFailure: DescribeFailure | undefined
  onDescribe: (description: string) => void
}) {
  const { stage, failure } = useSelector(scan, connectWebsiteScan, isSame)
  useEffect(() => {
    if (describeFailure && describeFailure !== 'generic') void openAiFailed(describeFailure)
  }, [describeFailure])
  return (
    <WebsiteAddressView
      form={form}
      onChange={onChange}
      invite={invite}
      onRead={(address) => scan.send({ type: 'START', url: address })}
      onDescribe={onDescribe}
      {...(product.sampleUrl && { sampleUrl: product.sampleUrl })}
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
  const stored = user?.adGenData['websiteUrl']
  const url = typeof stored === 'string' ? stored : null
  const form = isAtBrand ? emptyOnboardingForm : storedOnboardingForm()
  const address = form.address || url || (user ? websiteOfEmail(user.email) : null) || ''
  return {
    form: { ...form, address },
    url,
    hasAnswers: isAtBrand || Boolean(user?.questionnaire),
    hasDraft: currentScan().draft !== null,
  }
}
