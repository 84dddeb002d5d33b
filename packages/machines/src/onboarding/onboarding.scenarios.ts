import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { onboardingMachine } from './onboarding.machine.ts'

const newcomer = {
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
  deciding: { context: newcomer, sees: 'Nothing yet: the first step is being chosen.', events: [] },
  'questionnaire.asking': {
    context: newcomer,
    sees: 'Three questions about who they are and what they want.',
    events: ['ANSWER'],
  },
  'questionnaire.saving': { context: newcomer, sees: 'Their answers, being saved.', events: [] },
  'brand.address': {
    context: answered,
    sees: 'One field for the address of their website, and the way round it in their own words.',
    events: ['DESCRIBE'],
  },
  'brand.describing': {
    context: answered,
    sees: 'Their own words, being made into a brief.',
    events: [],
  },
  'brand.brief.reviewing': {
    context: scanned,
    sees: 'The brief filling while the website is read, every field with its evidence.',
    events: ['USE', 'CHANGE_ADDRESS'],
  },
  'brand.brief.saving': {
    context: scanned,
    sees: 'The brief as they left it, being saved.',
    events: [],
  },
  done: { context: scanned, sees: 'Their brand, on the overview.', events: [] },
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
  ANSWER: { answers: { role: 'smallBusiness', goal: 'sales' } },
  USE: { brief },
  CHANGE_ADDRESS: {},
  DESCRIBE: { description: 'We repair lamps in Galway and take old ones back.' },
  REPLACE: { brief },
} satisfies EventExamples<typeof onboardingMachine>
