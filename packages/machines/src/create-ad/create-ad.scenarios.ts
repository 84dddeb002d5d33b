import { pickedForMe, withWizardChange } from '@aloft/domain/ads/wizard-params.rules'
import type { WizardStep } from '@aloft/domain/ads/wizard-steps.rules'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { CreateAdContext, createAdMachine } from './create-ad.machine.ts'

const begun: CreateAdContext = {
  params: pickedForMe,
  skipped: [],
  step: 'platform',
  reached: 'platform',
  failures: {},
  failure: null,
  balloonId: null,
}
const params = withWizardChange(pickedForMe, {
  platform: 'facebook',
  style: { toneOfVoice: 'trust', formula: 'AIDA' },
  competitors: ['https://dovetail.example', 'https://lark.example'],
  location: 'Galway',
  language: 'en',
})

function at(step: WizardStep, change: Partial<CreateAdContext> = {}): CreateAdContext {
  return { ...begun, params, step, reached: step, ...change }
}

const first = ['CHANGE', 'NEXT', 'GO_TO', 'SKIP', 'REVIEW'] as const
const later = [...first, 'BACK'] as const

/** An example of each state of the wizard. */
export const createAdScenarios = {
  opening: { context: begun, sees: 'Nothing yet: the step is being chosen.', events: [] },
  'editing.platform': {
    context: at('platform', { reached: 'overrides', failure: 'BAD_PLATFORM' }),
    sees: 'The platforms, LinkedIn to come, and the advice to choose one by hand.',
    events: first,
  },
  'editing.style': {
    context: at('style'),
    sees: 'Tone, formula and the look of the picture, each picked for them if they like.',
    events: later,
  },
  'editing.competitors': {
    context: at('competitors', {
      params: { ...params, competitors: ['dovetail'] },
      failures: { competitors: 'urlInvalid' },
    }),
    sees: 'Up to three addresses of competitors, one of which is none.',
    events: later,
  },
  'editing.place': {
    context: at('place'),
    sees: 'Where the ad is shown and in which language it speaks.',
    events: later,
  },
  'editing.details': {
    context: at('details', {
      params: withWizardChange(params, { details: { offeringType: 'product' } }),
      failures: { offeringName: 'requiredValue' },
    }),
    sees: 'What the ad offers; the product still needs its name.',
    events: later,
  },
  'editing.overrides': {
    context: at('overrides', { failure: 'FAIL' }),
    sees: 'The last word on platform and purpose, and that the ad could not be begun.',
    events: later,
  },
  submitting: { context: at('overrides'), sees: 'Their wishes, being taken.', events: [] },
  submitted: {
    context: at('overrides', { balloonId: '0197a000-0000-7000-8000-000000000002' }),
    sees: 'The ad that is being made.',
    events: [],
  },
} satisfies Scenarios<typeof createAdMachine>

/** An example of each event. */
export const createAdExamples = {
  CHANGE: { change: { platform: 'google' } },
  NEXT: {},
  BACK: {},
  GO_TO: { step: 'platform' },
  SKIP: { question: 'competitors' },
  REVIEW: {},
} satisfies EventExamples<typeof createAdMachine>
