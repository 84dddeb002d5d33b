import type { QuestionnaireAnswers } from '@aloft/domain/account/questionnaire.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import {
  type DescribeResult,
  onboardingMachine,
  type SaveBrandInput,
  type SaveBrandResult,
} from '@aloft/machines/onboarding/onboarding.machine'
import { fromPromise } from 'xstate'
import { briefsQuery } from '../../state/briefs.ts'
import { currentScan, rememberMadeIdea, resetScan } from '../../state/scan.ts'
import { setUser } from '../../state/session.ts'
import { reloadUser } from '../account/user.ts'
import { api } from '../core/api.ts'
import { fetchReply } from '../core/queries.ts'
import { describeBrand } from '../briefs/brand-brief.ts'
import { loadIdeas } from '../ideas/ideas.ts'
import { wiredWebsiteScan } from '../scans/website-scan.ts'

async function saveAnswers(questionnaire: QuestionnaireAnswers): Promise<void> {
  const outcome = await api.call('update-user', { data: { questionnaire } })
  if (outcome.kind !== 'reply') throw new Error(`update-user: ${outcome.kind}`)
  setUser(outcome.reply)
}

/** Creates the brand, unless it exists, and saves its brief. */
async function saveBrand({ brief, replacesIdeaId }: SaveBrandInput): Promise<SaveBrandResult> {
  const scan = currentScan()
  const ideaId = replacesIdeaId ?? scan.madeIdeaId
  const made = ideaId ? { ideaId } : await makeBrand(brief)
  if ('isSaved' in made) return made
  rememberMadeIdea(made.ideaId)
  const saved = await api.call('save-brief', {
    ideaId: made.ideaId,
    kind: 'brand',
    brief,
    websiteDataId: scan.id,
    websiteAnswers: scan.answers,
    logoImageUrl: scan.logo,
  })
  if (saved.kind !== 'reply') return { isSaved: false, failure: 'generic' }
  await reloadUser()
  lastTry = null
  resetScan()
  await loadIdeas()
  return { isSaved: true }
}

/** The last requested brand: the same brand is sent with the same key, so that it's only created once. */
let lastTry: { readonly name: string; readonly url: string; readonly key: string } | null = null

async function makeBrand(
  brief: BrandBrief,
): Promise<{ ideaId: string } | (SaveBrandResult & { isSaved: false })> {
  const { name, websiteUrl: url } = brief
  if (lastTry?.name !== name || lastTry.url !== url) lastTry = { name, url, key: crypto.randomUUID() }
  const { key } = lastTry
  const outcome = await api.call('create-idea', { title: name, url: url || null }, { key })
  if (outcome.kind === 'reply') return { ideaId: outcome.reply.idea._id }
  if (outcome.kind !== 'failure') return { isSaved: false, failure: 'generic' }
  const { failure } = outcome
  if (failure.error === 'existingIdea') return existingBrand(failure.ideaId, brief)
  // The first brand never belongs to a team, so other failures can't occur.
  return { isSaved: false, failure: failure.error === 'teamInactive' ? 'generic' : failure.error }
}

/**
 * A brand of this website without a brief, or with this one, was created by an attempt whose answer was lost:
 * it's used.
 */
async function existingBrand(
  ideaId: string,
  brief: BrandBrief,
): Promise<{ ideaId: string } | (SaveBrandResult & { isSaved: false })> {
  const briefs = await fetchReply('get-briefs', briefsQuery(ideaId))
  if (!briefs) return { isSaved: false, failure: 'generic' }
  const saved = briefs.brandBrief?.brief
  if (!saved || isSameBrief(saved, brief)) return { ideaId }
  return { isSaved: false, failure: 'existingIdea', existing: { ideaId, title: saved.name } }
}

function isSameBrief(one: BrandBrief, other: BrandBrief): boolean {
  const names = Object.keys(one) as (keyof BrandBrief)[]
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

/** The onboarding, with calls to the server. */
export const wiredOnboarding = onboardingMachine.provide({
  actors: {
    scan: wiredWebsiteScan,
    saveAnswers: fromPromise<void, QuestionnaireAnswers>(({ input }) => saveAnswers(input)),
    describe: fromPromise<DescribeResult, string>(({ input }) => describeBrand(input)),
    saveBrand: fromPromise<SaveBrandResult, SaveBrandInput>(({ input }) => saveBrand(input)),
  },
})
