import { QuestionnaireView } from '@aloft/views/scans/questionnaire.view'
import { connectOnboarding } from '@aloft/machines/onboarding/onboarding.connect'
import { onboardingMachine } from '@aloft/machines/onboarding/onboarding.machine'
import { onboardingScenarios } from '@aloft/machines/onboarding/onboarding.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Address, Brief } from './onboarding-views.tsx'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Onboarding' }
export default meta

const scene = scenesOf(onboardingMachine, onboardingScenarios, (snapshot) => {
  const { step, form, isPending, failure, existingBrand, describeFailure } = connectOnboarding(snapshot)
  const { url } = snapshot.context
  if (step === 'done' || snapshot.matches('deciding')) return null
  if (step === 'address')
    return (
      <Address
        stage="idle"
        url={url}
        failure={undefined}
        isDescribing={isPending}
        describeFailure={describeFailure && 'generic'}
      />
    )
  if (step === 'brief') {
    return (
      <Brief
        scan={{ stage: isPending ? 'done' : 'reading', url, failure: undefined }}
        lines={4}
        isSaving={isPending}
        {...(failure && { refusal: { reason: failure, existingBrand } })}
      />
    )
  }
  return (
    <QuestionnaireView
      chosen={form}
      onChange={fn()}
      isPending={isPending}
      failure={failure ? 'generic' : undefined}
      onAnswer={fn()}
    />
  )
})

export const Playground = playground('onboarding', 'asking')
export const Deciding = scene('deciding', null)
export const Asking = scene('questionnaire.asking', ['radio', /.*/])
export const SavingAnswers = scene('questionnaire.saving', ['radio', /.*/])
export const BrandAddress = scene('brand.address', ['button', /Scan my website/], {
  like: 'machines-website-scan-idle',
})
export const Describing = scene('brand.describing', ['button', /./])
export const Reviewing = scene('brand.brief.reviewing', ['button', /Stop/], {
  like: 'machines-website-scan-asking',
})
export const SavingBrief = scene('brand.brief.saving', ['button', /./])
export const Done = scene('done', null)
