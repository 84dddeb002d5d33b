import type { ParsedPayloadOf } from '@aloft/contract/schemas'
import { normaliseUrl, siteHost } from '@aloft/domain/core/url'
import { ownerOnlyIdeaFields, provedIdeaFields, tidyTags } from '@aloft/domain/ideas/idea-changes.rules'
import { checkIdeaTitle } from '@aloft/domain/ideas/idea.rules'
import { checkSubdomain, normaliseSubdomain } from '@aloft/domain/ideas/subdomain.rules'
import { CallError } from '../../action/call-error.ts'
import type { BrandAccess, IdeaRow } from '../../action/caller.ts'
import type { IdeaChange } from './idea.repo.ts'

type IdeaChanges = ParsedPayloadOf<'update-idea'>['data']

/**
 * Refuses fields that only the owner may change, unless the caller is the owner, and fields that have a call of their
 * own with a check (OPN-64).
 */
export function assertMayChange({ role }: BrandAccess, data: IdeaChanges): void {
  if (role !== 'owner' && ownerOnlyIdeaFields.some((field) => field in data)) throw new CallError('forbidden')
  const proved = provedIdeaFields.find((field) => field in data)
  if (proved) throw new CallError('invalidPayload', { field: `data.${proved}` })
}

/** The columns to change; a value that breaks a rule is refused with the name of its field. */
export function columnsOf(idea: IdeaRow, data: IdeaChanges): IdeaChange {
  const change: IdeaChange = {}
  if (data.title !== undefined) change.title = titleOf(data.title)
  if (data.url !== undefined) Object.assign(change, urlOf(data.url))
  if (data.subdomain !== undefined) change.subdomain = subdomainOf(data.subdomain)
  if (data.industry !== undefined) change.industry = data.industry?.trim() || null
  if (data.description !== undefined) change.description = data.description?.trim() || null
  if (data.tags) change.tags = tidyTags(data.tags)
  if (data.uploadedImages) change.uploadedImages = remainingFiles('uploadedImages', idea.uploadedImages, data)
  if (data.uploadedVideos) change.uploadedVideos = remainingFiles('uploadedVideos', idea.uploadedVideos, data)
  if (data.design) change.design = { ...idea.design, ...logoOf(idea, change, data.design.logoImageUrl) }
  return change
}

function titleOf(title: string): string {
  if (checkIdeaTitle(title, [])) throw refused('title')
  return title.trim()
}

function urlOf(text: string | null): Pick<IdeaChange, 'url' | 'urlHost'> {
  const url = text?.trim() ? normaliseUrl(text) : null
  if (url === false) throw refused('url')
  return { url, urlHost: url && (siteHost(url) || null) }
}

function subdomainOf(text: string | null): string | null {
  if (!text?.trim()) return null
  const failure = checkSubdomain(text)
  if (failure && failure !== 'subdomainTaken') throw refused('subdomain')
  return normaliseSubdomain(text)
}

function remainingFiles(
  field: 'uploadedImages' | 'uploadedVideos',
  known: readonly string[],
  data: IdeaChanges,
): string[] {
  const remaining = [...new Set(data[field])]
  if (!remaining.every((url) => known.includes(url))) throw refused(field)
  return remaining
}

function logoOf(idea: IdeaRow, change: IdeaChange, logoImageUrl: string | null): { logoImageUrl?: string } {
  const pictures = [...(change.uploadedImages ?? idea.uploadedImages), idea.design.logoImageUrl]
  if (logoImageUrl !== null && !pictures.includes(logoImageUrl)) throw refused('design')
  return { logoImageUrl: logoImageUrl ?? undefined } as { logoImageUrl?: string }
}

function refused(field: string): CallError {
  return new CallError('invalidPayload', { field: `data.${field}` })
}
