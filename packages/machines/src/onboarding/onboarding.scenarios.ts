import { emptyOnboardingForm } from '@aloft/domain/assistant/focus/onboarding-form.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { onboardingMachine } from './onboarding.machine.ts'

const newcomer = {
  form: emptyOnboardingForm,
  url: null,
  hasAnswers: false,
  hasDraft: false,
  failure: null,
  existing: null,
  describeFailure: null,
}
const answered = { ...newcomer, hasAnswers: true }
const scanned = { ...answered, url: 'https://nightjar.example' }

/** An example of each state of the onboarding. */
export const onboardingScenarios = {
  deciding: { context: newcomer, sees: 'Nothing yet: the first step is being chosen.', events: ['FILL'] },
  'questionnaire.asking': {
    context: newcomer,
    sees: 'Three questions about who they are and what they want.',
    events: ['ANSWER', 'FILL'],
  },
  'questionnaire.saving': { context: newcomer, sees: 'Their answers, being saved.', events: ['FILL'] },
  'brand.address': {
    context: answered,
    sees: 'One field for the address of their website, and the way round it in their own words.',
    events: ['DESCRIBE', 'FILL'],
  },
  'brand.describing': {
    context: answered,
    sees: 'Their own words, being made into a brief.',
    events: ['FILL'],
  },
  'brand.brief.reviewing': {
    context: scanned,
    sees: 'The brief filling while the website is read, every field with its evidence.',
    events: ['USE', 'CHANGE_ADDRESS', 'FILL'],
  },
  'brand.brief.saving': {
    context: scanned,
    sees: 'The brief as they left it, being saved.',
    events: ['FILL'],
  },
  done: { context: scanned, sees: 'Their brand, on the overview.', events: ['FILL'] },
} satisfies Scenarios<typeof onboardingMachine>

const brief = {
  name: 'Nightjar Lamps',
  summary: 'Lamps that are repaired for life, made in Galway.',
  differentiators: ['Repaired for life'],
  audiences: ['People who furnish their first home'],
  language: 'en',
  location: 'Galway',
  websiteUrl: 'https://nightjar.example',
  toneOfVoice: 'trust',
} satisfies BrandBrief

/** An example of each event. */
export const onboardingExamples = {
  FILL: { change: { goal: 'sales', address: 'nightjar.example' } },
  ANSWER: { answers: { role: 'smallBusiness', goal: 'sales' } },
  USE: { brief },
  CHANGE_ADDRESS: {},
  DESCRIBE: { description: 'We repair lamps in Galway and take old ones back.' },
  REPLACE: { brief },
} satisfies EventExamples<typeof onboardingMachine>
