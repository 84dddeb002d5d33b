import { api } from './api.ts'

/** Drafts the brief that a brand lacks from its website or its description, and keeps it; false where that fails. */
export async function draftBrandBrief(ideaId: string | null): Promise<boolean> {
  if (!ideaId) return false
  const idea = await api.call('get-idea', { ideaId })
  if (idea.kind !== 'reply') return false
  const { url, description } = idea.reply
  const drafted = await api.call('generate-brand-brief', { ideaId, url, brandDescription: description })
  if (drafted.kind !== 'reply' || typeof drafted.reply === 'string') return false
  const saved = await api.call('save-brief', { ideaId, kind: 'brand', brief: drafted.reply.brief })
  return saved.kind === 'reply'
}
