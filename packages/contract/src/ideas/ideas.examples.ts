import type { Idea, IdeaSummary } from '@aloft/domain/ideas/idea.entity'

/** The brand in every example, story and mock. */
export const exampleIdeaSummary: IdeaSummary = {
  _id: '01936b2e-0000-7000-8000-000000000101',
  title: 'Nightjar Lamps',
  teamId: null,
  logoImageUrl: null,
  creationDate: new Date('2026-11-01T09:05:00Z'),
  archiveDate: null,
}

export const exampleIdea: Idea = {
  _id: exampleIdeaSummary._id,
  title: exampleIdeaSummary.title,
  url: 'https://nightjar.example',
  subdomain: null,
  domain: null,
  industry: 'Home and garden',
  description: 'A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.',
  teamId: null,
  tags: [],
  adGenData: {},
  creationDate: exampleIdeaSummary.creationDate,
  archiveDate: null,
  lastOpenDate: null,
  uploadedImages: [],
  uploadedVideos: [],
  design: { logoImageUrl: null },
  snippet: { isValidated: false },
  adAccountIds: {},
  adAccountType: {},
  adAccountHistory: [],
  conversionTrackerIds: {},
  googleAdAccount: null,
  facebookAdAccount: null,
  integrations: { paypal: { clientId: null } },
}
