import type { Idea, IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import type { IdeaRow } from '../../action/caller.ts'

/** A brand as its members see it (ENT-05 to ENT-07, ENT-20). */
export function wireIdea(row: IdeaRow): Idea {
  const { adAccounts: accounts } = row
  return {
    _id: row.id,
    title: row.title,
    url: row.url,
    subdomain: row.subdomain,
    domain: row.domain,
    industry: row.industry,
    description: row.description,
    teamId: row.teamId,
    tags: row.tags,
    adGenData: row.adGenData,
    creationDate: row.creationDate,
    archiveDate: row.archiveDate,
    lastOpenDate: row.lastOpenDate,
    uploadedImages: row.uploadedImages,
    uploadedVideos: row.uploadedVideos,
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
  'id' | 'title' | 'teamId' | 'design' | 'creationDate' | 'archiveDate'
>

/** A brand as lists and switchers show it (ENT-04). */
export function wireIdeaSummary(row: IdeaSummaryRow): IdeaSummary {
  return {
    _id: row.id,
    title: row.title,
    teamId: row.teamId,
    logoImageUrl: row.design.logoImageUrl ?? null,
    creationDate: row.creationDate,
    archiveDate: row.archiveDate,
  }
}
