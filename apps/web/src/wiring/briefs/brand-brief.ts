import { type AiFailure, failureOfMarker } from '@aloft/domain/core/ai-results'
import type { DescribeResult } from '@aloft/machines/onboarding/onboarding.machine'
import { briefsQuery } from '../../state/briefs.ts'
import { currentUser } from '../../state/session.ts'
import { setDraft } from '../../state/scan.ts'
import { api } from '../core/api.ts'
import { fetchReply } from '../core/queries.ts'

/**
 * Drafts the missing brief of a brand from its website or its description, and saves it; otherwise resolves
 * with the failure.
 */
export async function draftBrandBrief(ideaId: string | null): Promise<'saved' | AiFailure | 'generic'> {
  if (!ideaId) return 'generic'
  const brand = await fetchReply('get-idea', { ideaId })
  if (!brand) return 'generic'
  const { url, description } = brand
  const drafted = await api.call('generate-brand-brief', { ideaId, url, brandDescription: description })
  if (drafted.kind !== 'reply') return 'generic'
  if (typeof drafted.reply === 'string') return failureOfMarker(drafted.reply) ?? 'failed'
  const saved = await api.call('save-brief', { ideaId, kind: 'brand', brief: drafted.reply.brief })
  return saved.kind === 'reply' ? 'saved' : 'generic'
}

/** Whether a brand has a brief; if the call fails, it's assumed to have one. */
export async function hasBrandBrief(ideaId: string): Promise<boolean> {
  const briefs = await fetchReply('get-briefs', briefsQuery(ideaId))
  return briefs?.brandBrief !== null
}

/** Writes the brief of a new brand from the owner's description and puts it in the store (ONB-02, BRF-06). */
export async function describeBrand(brandDescription: string): Promise<DescribeResult> {
  const outcome = await api.call('generate-brand-brief', { brandDescription })
  if (outcome.kind !== 'reply') return { isWritten: false, failure: 'generic' }
  const { reply } = outcome
  if (typeof reply === 'string') return { isWritten: false, failure: failureOfMarker(reply) ?? 'failed' }
  // A website that could not be read is still the brand's own.
  const websiteUrl = currentUser()?.adGenData['websiteUrl']
  const brief = typeof websiteUrl === 'string' ? { ...reply.brief, websiteUrl } : reply.brief
  setDraft({ brief, writer: reply.writer }, reply.soldGuesses)
  return { isWritten: true }
}
