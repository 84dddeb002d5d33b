import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { handOverTool } from '@aloft/domain/assistant/tools/tool-calls.rules'
import { toolResultSchemas } from '@aloft/domain/assistant/tools/tool-results.entity'
import { toolRow } from '@aloft/domain/assistant/tools/tools.entity'
import { isToolName, toolNames } from '@aloft/domain/assistant/tools/tool-names.rules'
import type { ToolReport } from '@aloft/machines/assistant/run'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../../test-support/signed-in-page.ts'

stubSignedInPage()
const { carryOutCalls } = await import('./carry-out-calls.ts')
const { toolHandlers, waitsForYes } = await import('./tool-handlers.ts')
const { provideNavigation } = await import('../../../state/app-navigation.ts')
const { takeReply } = await import('../../../state/replies.ts')
const { guideActor } = await import('../../account/guide.ts')

const network = openMockNetwork()
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
afterAll(() => {
  guideActor.stop()
  network.close()
})

const visited: string[] = []
beforeEach(() => {
  network.reset()
  network.answer({ 'bot-get-messages': { threadMessages: [], handOver: null } })
  takeReply('get-user', {}, exampleUser)
  visited.length = 0
  provideNavigation({
    open: (address) => visited.push(address),
    path: () => new URL(visited.at(-1) ?? '/0', 'http://aloft.test').pathname,
  })
})

const ideaId = exampleIdeaWithBalloons._id
const [ad] = exampleIdeaWithBalloons.balloons
const adId = ad?.id ?? ''
const callOf = (name: string, given: object = {}): ThreadCall => ({
  id: `call-${name}`,
  name,
  arguments: { ...given },
  status: 'auto',
  ideaId,
  output: null,
})

/** What the tools report; each is confirmed at once. */
async function run(...calls: readonly ThreadCall[]): Promise<readonly ToolReport[]> {
  const reports: ToolReport[] = []
  const { signal } = new AbortController()
  const confirmed = () => Promise.resolve()
  await carryOutCalls(
    { focusKey: 'default', calls },
    { report: (report) => reports.push(report), confirmed, signal },
  )
  return reports
}
async function outputOf(name: string, given: object = {}): Promise<unknown> {
  const report = (await run(callOf(name, given))).find(({ type }) => type === 'ANSWERED')
  return report?.type === 'ANSWERED' ? report.output : null
}

describe('every tool', () => {
  const offered = toolNames.filter((name) => name !== 'show_options')

  it('has a handler, and nothing else has (AST-23, AST-24)', () => {
    // A person has no output: the conversation's machine hands it over.
    const handled = offered.filter((name) => name !== handOverTool)
    expect(Object.keys(toolHandlers).toSorted()).toEqual(handled.toSorted())
  })

  it('hands the conversation over once the user has agreed, and answers nothing (AST-31)', async () => {
    const call = callOf(handOverTool)
    expect(await run(call)).toEqual([
      { type: 'ASKS', callId: call.id },
      { type: 'HAND_OVER', question: null },
    ])
  })

  it('asks first if its row says so', () => {
    expect(offered.filter(waitsForYes)).toEqual(offered.filter((name) => toolRow(name).isConfirmed))
  })

  const place = { kind: 'brief', briefKind: 'brand', briefId: null, field: 'location' } as const
  it.each([
    ['load_ad_content', { adId }],
    ['open_ad_editor', { adId }],
    ['open_guide_task', { task: 'setupBrand' }],
    ['list_ads', {}],
    ['load_ad_configuration', { adId }],
    ['open_brand_brief', {}],
    ['open_design_brief', {}],
    ['open_page', { page: 'list' }],
    ['load_ad_performance', { adId }],
    ['load_ad_performance', { isWholeBrand: true }],
    ['load_brand_info', {}],
    ['load_instructions', { query: 'How do refunds work?' }],
    ['scan_website', { url: 'https://nightjar.example' }],
    ['generate_brand_brief', {}],
    ['generate_campaign_brief', { goal: 'sales' }],
    ['update_brief_field', { fields: [{ place, value: 'Clifden', why: 'Your website says so.' }] }],
  ])('%s answers %o as its schema says', async (name, given) => {
    if (!isToolName(name)) throw new Error(`${name} is no tool`)
    const output = await outputOf(name, given)
    expect(toolResultSchemas[name].safeParse(output).error?.issues ?? []).toEqual([])
    expect(output).toEqual(toolResultSchemas[name].parse(output))
  })
})

it('opens pages of the brand in question, whichever is open', async () => {
  await run(callOf('open_page', { page: 'list' }), callOf('open_brand_brief'))
  expect(visited).toEqual([`/0/list?ideaId=${ideaId}`, `/0/briefs?ideaId=${ideaId}`])
})

it('answers that an unknown tool is unknown, and logs it (AST-26)', async () => {
  const logged: object[] = []
  network.answer({
    'log-error': (payload) => {
      logged.push(payload)
      return 'OK'
    },
  })
  expect(await outputOf('fly_away')).toEqual({ error: 'unknownTool' })
  await vi.waitFor(() => expect(logged).toMatchObject([{ message: 'unknown tool "fly_away"' }]))
})

it('carries out parallel calls one besides the other (AST-25)', async () => {
  const reports = await run(
    callOf('list_ads'),
    callOf('load_brand_info'),
    callOf('open_page', { page: 'list' }),
  )
  expect(reports.map((report) => 'callId' in report && report.callId).toSorted()).toEqual([
    'call-list_ads',
    'call-load_brand_info',
    'call-open_page',
  ])
})

it.each([
  [new MockError(403, { error: 'forbidden' }), 'forbidden'],
  [new MockError(500, { error: 'serverError' }), 'failed'],
  [MockError.lost, 'offline'],
])('answers why it can’t: %o', async (answer, error) => {
  network.answer({ 'get-idea': () => answer })
  expect(await outputOf('list_ads')).toEqual({ error })
})

it('says that an ad is gone, or none is open', async () => {
  expect(await outputOf('load_ad_content', { adId: exampleUser._id })).toEqual({ error: 'balloonNotFound' })
  expect(await outputOf('load_ad_content')).toEqual({ error: 'noAdOpen' })
})

it('does nothing before the user has said yes', async () => {
  const reports: ToolReport[] = []
  const asked: object[] = []
  network.answer({
    'scan-website': (payload) => {
      asked.push(payload)
      return new MockError(500, { error: 'serverError' })
    },
  })
  const leaving = new AbortController()
  void carryOutCalls(
    { focusKey: 'default', calls: [callOf('scan_website', { url: 'https://nightjar.example' })] },
    {
      report: (report) => reports.push(report),
      confirmed: () => new Promise(() => {}),
      signal: leaving.signal,
    },
  )
  await vi.waitFor(() => expect(reports).toEqual([{ type: 'ASKS', callId: 'call-scan_website' }]))
  leaving.abort()
  expect(asked).toEqual([])
})

it('gives up on a tool that never answers', async () => {
  network.answer({ 'get-idea': () => new Promise<never>(() => {}) })
  const setTimeoutNow = globalThis.setTimeout
  // Only the limit itself is this long.
  const timeouts = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act: () => void, ms = 0) => setTimeoutNow(act, ms === 240_000 ? 50 : ms))
  expect(await outputOf('list_ads')).toEqual({ error: 'failed' })
  timeouts.mockRestore()
})

it('leaves a call to the tab that has answered it', async () => {
  const call = callOf('list_ads')
  const message = {
    id: adId,
    by: 'assistant',
    text: '',
    calls: [{ ...call, output: { error: 'failed' } }],
    date: new Date(),
    run: null,
  } as const
  network.answer({ 'bot-get-messages': { threadMessages: [message as never], handOver: null } })
  expect(await run(call)).toEqual([{ type: 'FOLLOW' }])
})
