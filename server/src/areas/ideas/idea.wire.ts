import type { Idea, IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import type { IdeaRow } from '../../action/caller.ts'

/** A brand as its members see it (ENT-05 to ENT-07, ENT-20). */
export function wireIdea(row: IdeaRow): Idea {
  const { ad_accounts: accounts } = row
  return {
    _id: row.id,
    title: row.title,
    url: row.url,
    subdomain: row.subdomain,
    domain: row.domain,
    industry: row.industry,
    description: row.description,
    teamId: row.team_id,
    tags: row.tags,
    adGenData: row.ad_gen_data,
    creationDate: row.creation_date,
    archiveDate: row.archive_date,
    lastOpenDate: row.last_open_date,
    uploadedImages: row.uploaded_images,
    uploadedVideos: row.uploaded_videos,
    design: { logoImageUrl: row.design.logoImageUrl ?? null },
    snippet: { isValidated: row.snippet.isValidated ?? false },
    adAccountIds: accounts.ids ?? {},
    adAccountType: accounts.types ?? {},
    adAccountHistory: (accounts.history ?? []).map(({ date, ...use }) => ({
      ...use,
      ...(date && { date: new Date(date) }),
    })),
    conversionTrackerIds: accounts.conversionTrackerIds ?? {},
    googleAdAccount: accounts.google ?? null,
    facebookAdAccount: accounts.facebook ?? null,
    integrations: { paypal: { clientId: row.integrations.paypal?.clientId ?? null } },
  }
}

export type IdeaSummaryRow = Pick<
  IdeaRow,
  'id' | 'title' | 'team_id' | 'design' | 'creation_date' | 'archive_date'
>

/** A brand as lists and switchers show it (ENT-04). */
export function wireIdeaSummary(row: IdeaSummaryRow): IdeaSummary {
  return {
    _id: row.id,
    title: row.title,
    teamId: row.team_id,
    logoImageUrl: row.design.logoImageUrl ?? null,
    creationDate: row.creation_date,
    archiveDate: row.archive_date,
  }
}
