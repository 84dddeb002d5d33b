import {
  chosenGoal,
  chosenPlatform,
  type WizardChange,
  type WizardParams,
} from '../../ads/wizard-params.rules.ts'
import type { AnswerValue } from './focus-answers.rules.ts'
import { type QuestionOf, questionsOf } from './focus-questions.rules.ts'

/** A question about a new ad. */
export type NewAdQuestion = QuestionOf<'newAd'>

const isBlank = (text: string): boolean => text.trim() === ''

/** Whether the wizard has no value for a question. A whole business needs no name and no description of its own. */
const isOpen: Readonly<Record<NewAdQuestion, (params: WizardParams) => boolean>> = {
  platform: (params) => chosenPlatform(params) === null,
  goal: (params) => chosenGoal(params) === null,
  offeringType: ({ details }) => details.offeringType === null,
  offeringName: ({ details }) => details.offeringType === 'product' && isBlank(details.offeringName),
  offeringSummary: ({ details }) => details.offeringType === 'product' && isBlank(details.offeringSummary),
  specialPurpose: ({ details }) => isBlank(details.specialPurpose),
  location: ({ location }) => isBlank(location),
  language: ({ language }) => language === null,
  toneOfVoice: ({ style }) => style.toneOfVoice === null,
  competitors: ({ competitors }) => competitors.every(isBlank),
}

/** What's still to be asked about a new ad, in order: what the wizard knows, and what was skipped, isn't asked. */
export function openNewAdQuestions(
  params: WizardParams,
  skipped: readonly NewAdQuestion[],
): readonly NewAdQuestion[] {
  return questionsOf('newAd').filter((question) => !skipped.includes(question) && isOpen[question](params))
}

/** The change of the wizard that an answer makes. The value has been read by `readAnswer`. */
export function wizardChangeOf(question: NewAdQuestion, value: Exclude<AnswerValue, null>): WizardChange {
  switch (question) {
    case 'platform':
    case 'location':
    case 'language':
    case 'competitors':
      return { [question]: value }
    case 'toneOfVoice':
      return { style: { toneOfVoice: value as WizardParams['style']['toneOfVoice'] } }
    case 'goal':
    case 'offeringType':
    case 'offeringName':
    case 'offeringSummary':
    case 'specialPurpose':
      return { details: { [question]: value } }
  }
}
