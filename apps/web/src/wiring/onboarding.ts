import type { QuestionnaireAnswers } from '@aloft/domain/account/questionnaire.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import {
  type DescribeResult,
  onboardingMachine,
  type SaveBrandFailure,
  type SaveBrandResult,
} from '@aloft/machines/onboarding/onboarding.machine'
import { fromPromise } from 'xstate'
import { currentScan, resetScan } from '../state/scan.ts'
import { setUser } from '../state/session.ts'
import { api } from './api.ts'
import { describeBrand } from './brand-brief.ts'
import { loadIdeas } from './ideas.ts'
import { wiredWebsiteScan } from './website-scan.ts'

async function saveAnswers(questionnaire: QuestionnaireAnswers): Promise<void> {
  const outcome = await api.call('update-user', { data: { questionnaire } })
  if (outcome.kind !== 'reply') throw new Error(`update-user: ${outcome.kind}`)
  setUser(outcome.reply)
}

/** Makes the brand and saves its brief. */
async function saveBrand(brief: BrandBrief): Promise<SaveBrandResult> {
  const made = await makeBrand(brief)
  if ('failure' in made) return { isSaved: false, failure: made.failure }
  const { ideaId } = made
  const scan = currentScan()
  const saved = await api.call('save-brief', {
    ideaId,
    kind: 'brand',
    brief,
    websiteDataId: scan.id,
    websiteAnswers: scan.answers,
  })
  if (saved.kind !== 'reply') return { isSaved: false, failure: 'generic' }
  const user = await api.call('get-user', {})
  if (user.kind === 'reply') setUser(user.reply)
  resetScan()
  await loadIdeas()
  return { isSaved: true }
}

async function makeBrand({
  name,
  websiteUrl,
}: BrandBrief): Promise<{ ideaId: string } | { failure: SaveBrandFailure }> {
  const outcome = await api.call('create-idea', { title: name, url: websiteUrl || null })
  if (outcome.kind === 'reply') return { ideaId: outcome.reply.idea._id }
  if (outcome.kind !== 'failure') return { failure: 'generic' }
  const { failure } = outcome
  // The first brand was made by a press whose answer got lost, or whose brief was not saved: go on with it.
  if (failure.error === 'existingIdea') return { ideaId: failure.ideaId }
  return { failure: failure.error }
}

/** The onboarding over the server. */
export const wiredOnboarding = onboardingMachine.provide({
  actors: {
    scan: wiredWebsiteScan,
    saveAnswers: fromPromise<void, QuestionnaireAnswers>(({ input }) => saveAnswers(input)),
    describe: fromPromise<DescribeResult, string>(({ input }) => describeBrand(input)),
    saveBrand: fromPromise<SaveBrandResult, BrandBrief>(({ input }) => saveBrand(input)),
  },
})
