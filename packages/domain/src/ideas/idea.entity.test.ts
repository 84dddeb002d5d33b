import { expect, it } from 'vitest'
import { adAccountUseSchema, ideaSchema, ideaSummarySchema } from './idea.entity.ts'

const idea = {
  _id: '01936b2e-0000-7000-8000-000000000101',
  title: 'Nightjar Lamps',
  url: 'https://nightjar.example',
  subdomain: null,
  domain: { type: 'custom', domain: 'ads.nightjar.example' },
  industry: null,
  description: null,
  teamId: null,
  tags: ['lamps'],
  adGenData: { brandBrief: { name: 'Nightjar Lamps' } },
  creationDate: new Date('2026-11-01T09:05:00Z'),
  archiveDate: null,
  lastOpenDate: null,
  uploadedImages: [],
  uploadedVideos: [],
  design: { logoImageUrl: null },
  snippet: { isValidated: false },
  adAccountIds: { facebook: 'act_1' },
  adAccountType: { facebook: 'byoaa' },
  adAccountHistory: [{ adAccountId: 'act_1', currency: 'EUR' }],
  conversionTrackerIds: {},
  googleAdAccount: null,
  facebookAdAccount: { id: 'act_1', name: 'Nightjar', currency: 'EUR', pageId: null },
  integrations: { paypal: { clientId: null } },
}

it('holds a brand and drops the secrets of integrations', () => {
  const stored = { ...idea, integrations: { paypal: { clientId: null, secret: 'x' } } }
  expect(ideaSchema.parse(stored)).toEqual(idea)
})

it.each([
  { adAccountType: { facebook: 'mine' } },
  { adAccountIds: { linkedin: 'x' } },
  { domain: { type: 'other' } },
])('refuses %j', (change) => expect(ideaSchema.safeParse({ ...idea, ...change }).success).toBe(false))

it('holds one of which all optional things are set, or none', () => {
  const account = { id: 'act_2', name: 'Nightjar', currency: 'USD' }
  const set = { subdomain: 'nightjar', industry: 'Home and garden', description: 'Lamps', teamId: idea._id }
  const later = { archiveDate: new Date(0), lastOpenDate: new Date(0), googleAdAccount: account }
  const none = { url: null, domain: null, facebookAdAccount: null }
  for (const change of [set, later, none]) {
    expect(ideaSchema.parse({ ...idea, ...change })).toEqual({ ...idea, ...change })
  }
})

it('reads ad account uses with and without a date', () => {
  const use = { adAccountId: 'act_1', currency: 'EUR' }
  expect(adAccountUseSchema.parse(use)).toEqual(use)
  expect(adAccountUseSchema.parse({ ...use, date: new Date(0) })).toEqual({ ...use, date: new Date(0) })
})

it.each([
  { teamId: null, archiveDate: null },
  { teamId: idea._id, archiveDate: new Date(0) },
])('summarises a brand with %j', (change) => {
  const { _id, title, creationDate } = idea
  const summary = { _id, title, creationDate, logoImageUrl: null, ...change }
  expect(ideaSummarySchema.parse({ ...idea, ...summary })).toEqual(summary)
})
