import type { HelpResult, MarkedPart } from '@aloft/domain/assistant/help-articles'
import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { token } = await createAccount(server)

async function search(text: string): Promise<HelpResult[]> {
  const { body } = await server.call('search-help', { text }, { token })
  return (body as { articles: HelpResult[] }).articles
}

const textOf = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('')
const marksOf = (parts: readonly MarkedPart[]) =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)

it.each([
  ['refunds', 'refund'],
  ['get my money back', 'refund'],
  ['How do I cancel my subscription plan?', 'cancelPlan'],
  ['invoices', 'receipts'],
  ['wordpress', 'connectWebsite'],
  ['mixing many creatives', 'mixer'],
  ['delete account', 'leave'],
  ['rejected', 'rejected'],
  ['unsubscribe', 'emails'],
])('%j leads to %s, in any form of the words (ACA-05)', async (text, name) => {
  expect((await search(text)).slice(0, 3).map((found) => found.name)).toContain(name)
})

it('marks what was searched for, also in another form, and cuts the text around it', async () => {
  const [first] = await search('stopping ads')
  expect(first?.name).toBe('stopAd')
  expect(textOf(first?.question ?? [])).toBe('How do I stop an ad?')
  expect(marksOf(first?.question ?? [])).toEqual(['stop', 'ad'])
  expect(marksOf(first?.excerpt ?? [])).toContain('Stop')
})

it('finds a word before it is typed to its end', async () => {
  expect((await search('keyw')).map(({ name }) => name)).toContain('keywords')
  expect((await search('safety n'))[0]?.name).toBe('safetyNet')
})

it('prefers articles with all words, and falls back to some of them', async () => {
  const all = await search('download creative')
  expect(all[0]?.name).toBe('download')
  expect((await search('zeppelin refund')).map(({ name }) => name)).toContain('refund')
  expect(await search('zeppelin')).toEqual([])
})

it('fills in prices and the name of the product', async () => {
  const [tokens] = await search('AI tokens for creating ads')
  expect(textOf(tokens?.excerpt ?? [])).not.toContain('{{')
  expect((await search('aloft turns brief')).map(({ name }) => name)).toContain('begin')
})

it.each(["' | !! & <->", '???', ':*', "ad' & (", '⟦ads⟧', 'the'])(
  'takes %j as words, never as operators',
  async (text) => {
    const { status } = await server.call('search-help', { text }, { token })
    expect(status).toBe(200)
  },
)

it('refuses empty and long texts, and a caller without a session', async () => {
  for (const text of ['', '   ', 'a'.repeat(201), 'a\u0000'])
    expect(await server.call('search-help', { text }, { token })).toMatchObject({ status: 400 })
  expect(await server.call('search-help', { text: 'refund' })).toMatchObject({ status: 401 })
})
