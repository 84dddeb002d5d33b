import type { QuestionnaireAnswers } from '@aloft/domain/account/questionnaire.rules'
import {
  onboardingMachine,
  type DescribeResult,
  type SaveBrandInput,
  type SaveBrandResult,
} from '@aloft/machines/onboarding/onboarding.machine'
import { onboardingExamples, onboardingScenarios } from '@aloft/machines/onboarding/onboarding.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'
import { websiteScan } from './website-scan.ts'

function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return onboardingMachine.provide({
    actors: {
      scan: websiteScan.simulated(clock),
      saveAnswers: answering<void, QuestionnaireAnswers>(() => undefined),
      describe: answering<DescribeResult, string>(() => ({ isWritten: true })),
      saveBrand: answering<SaveBrandResult, SaveBrandInput>(() => ({ isSaved: true })),
    },
  })
}

export const onboarding = {
  purpose: 'Takes a new user from their website to a first brand.',
  machine: onboardingMachine,
  simulated,
  input: { url: null, hasAnswers: false, hasDraft: false },
  scenarios: onboardingScenarios,
  examples: onboardingExamples,
} as const satisfies InspectedMachine
