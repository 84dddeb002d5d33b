import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleUser } from '@aloft/contract/account/account.examples'
import type { RecentPage } from '@aloft/domain/account/recent-pages.rules'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { saveVisits, visitPage } = await import('./recent-pages.ts')
const { recentPagesNow } = await import('../../state/recent-pages.ts')
const { takeReply } = await import('../../state/replies.ts')

const ofAccount = (page: RecentPage['page']): RecentPage => ({ page, ideaId: null, balloonId: null })
const known = ofAccount('account-settings')
const sent: unknown[] = []

const network = openMockNetwork()
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  sent.length = 0
  vi.stubGlobal('navigator', { onLine: true, language: 'en' })
  takeReply('get-user', {}, { ...exampleUser, preferences: { recentPages: [known] } })
  network.answer({
    'save-preferences': ({ preferences }) => {
      sent.push(preferences)
      return 'OK'
    },
  })
})

it('saves visits once for several pages, with those of other devices', async () => {
  visitPage(ofAccount('payments'))
  visitPage(ofAccount('integrations'))
  await saveVisits()
  await saveVisits()
  const recentPages = [ofAccount('integrations'), ofAccount('payments'), known]
  expect(sent).toEqual([{ recentPages }])
  expect(recentPagesNow()).toEqual(recentPages)
})

it('shows nobody the pages of another user', () => {
  visitPage(ofAccount('payments'))
  takeReply('get-user', {}, { ...exampleUser, _id: '01936b2e-0000-7000-8000-000000000002' })
  expect(recentPagesNow()).toEqual([])
})
