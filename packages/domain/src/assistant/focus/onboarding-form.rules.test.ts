import { expect, it } from 'vitest'
import type { BrandBrief } from '../../briefs/brief.entity.ts'
import {
  emptyOnboardingForm,
  onboardingChangeOf,
  type OnboardingForm,
  openOnboardingQuestions,
  questionnaireAnswersOf,
} from './onboarding-form.rules.ts'

const description = 'We rewire old table lamps in Galway, and blow new shades of glass by hand.'
const open = (step: 'questionnaire' | 'address', form: Partial<OnboardingForm> = {}) =>
  openOnboardingQuestions({ step, form: { ...emptyOnboardingForm, ...form }, brief: null })

it('asks who the user is, and then for the website', () => {
  expect(open('questionnaire')).toEqual(['role', 'goal', 'source', 'website'])
  expect(open('address')).toEqual(['website'])
})

it('asks nothing again that is known or was skipped', () => {
  expect(open('questionnaire', { role: 'agency', skipped: ['source'] })).toEqual(['goal', 'website'])
  expect(open('address', { address: 'nightjar.example' })).toEqual([])
  expect(open('address', { address: 'nightjar' })).toEqual(['website'])
})

it('sends the likely role where none was chosen', () => {
  expect(questionnaireAnswersOf({ role: null, goal: null, source: 'friend' })).toEqual({
    role: 'smallBusiness',
    source: 'friend',
  })
})

it('asks for a description where there’s no website', () => {
  expect(open('address', onboardingChangeOf('website', null))).toEqual(['description'])
  expect(open('address', { isInWords: true, description: 'Lamps' })).toEqual(['description'])
  expect(open('address', onboardingChangeOf('description', description))).toEqual([])
  expect(open('address', { isInWords: true, skipped: ['description'] })).toEqual([])
})

it('asks for the website again once the user has one after all', () => {
  const changed = onboardingChangeOf('website', 'https://nightjar.example')
  expect(open('address', { isInWords: true, ...changed })).toEqual([])
})

it('asks for what the brief lacks, and nothing of the steps before', () => {
  const brief: BrandBrief = {
    name: 'Nightjar Lamps',
    summary: ' ',
    differentiators: [],
    audiences: ['Cafés'],
    language: null,
    location: '',
    websiteUrl: '',
    toneOfVoice: 'trust',
  }
  const state = { step: 'brief', form: { ...emptyOnboardingForm, skipped: ['location'] }, brief } as const
  expect(openOnboardingQuestions(state)).toEqual(['summary', 'differentiators', 'language'])
})
