import { expect, it } from 'vitest'
import {
  callsIn,
  lastStatus,
  sendMessage,
  sendToolOutput,
  textOf,
  untilAwaited,
} from '../support/assistant.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const server = await useServer()
const date = '2026-11-05T10:00:00.000Z'

const contextFor = (ideaId: string, balloonId: string | null) =>
  JSON.stringify({
    userName: 'Mara',
    signUpDate: date,
    currentDate: date,
    plan: 'free',
    currency: 'EUR',
    page: '/0/list',
    ideaId,
    brandName: null,
    balloonId,
    completedGuideTasks: [],
  })

async function owner() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id, url: 'https://nightjar.example' })
  return { login, ideaId, balloonId: await createBalloon(server, { ideaId }) }
}

it('reviews the open ad by three tools at once, and says so in sentences', async () => {
  const { login, ideaId, balloonId } = await owner()
  const additionalInstructions = contextFor(ideaId, balloonId)
  const first = await sendMessage(server, login, { message: 'Review my ad', additionalInstructions })
  const calls = callsIn(await untilAwaited(first))
  expect(calls.map(({ name, arguments: given, ideaId: brand }) => [name, given, brand])).toEqual(
    ['load_ad_content', 'load_ad_configuration', 'load_ad_performance'].map((name) => [
      name,
      { adId: balloonId },
      ideaId,
    ]),
  )
  const ofAd = { adId: balloonId, name: 'Evening light', platform: 'facebook', status: 'IN_PROGRESS' }
  const data: Record<string, object | null> = {
    load_ad_content: {
      ...ofAd,
      hasPicture: true,
      texts: [],
      findings: [{ key: null, severity: 'error', message: 'Name the payer.', suggestion: null }],
    },
    load_ad_configuration: {
      ...ofAd,
      isArchived: false,
      currency: 'EUR',
      budget: null,
      recurrence: 'oneOff',
      durationDays: 30,
      websiteUrl: null,
      locations: [],
      languages: [],
      ageRange: null,
      interests: [],
      keywords: [],
      obstacles: ['Set a budget.'],
      stopReason: null,
      forecast: null,
    },
    load_ad_performance: null,
  }
  const outputs = calls.map(({ callId, name }) => ({
    callId,
    output: { source: 'ad', date, data: data[name] },
  }))
  const [call] = calls
  if (!call) throw new Error('nothing was called')
  const second = await sendToolOutput(server, login, {
    toolCall: call.callId,
    functionName: call.name,
    toolCallOutputs: JSON.stringify(outputs),
  })
  const events = await second.rest()
  expect(textOf(events)).toBe(
    [
      '1 note on the texts of **Evening light**:',
      '- Name the payer.',
      '1 thing to fix before **Evening light** can launch:',
      '- Set a budget.',
      '*From your ad, 5 Nov, 2026 10:00 UTC*',
      'No AI is set up here, so I answer by rules.',
    ].join('\n\n'),
  )
  expect(lastStatus(events)).toBe('completed')
})

it('offers budgets, and waits for the choice (AST-09, AST-30)', async () => {
  const { login, ideaId } = await owner()
  const question = { message: 'Find the right budget', additionalInstructions: contextFor(ideaId, null) }
  const [call] = callsIn(await untilAwaited(await sendMessage(server, login, question)))
  expect(call).toMatchObject({
    name: 'show_options',
    arguments: {
      options: [{ id: '100' }, { id: '300' }, { id: '900' }, { id: '3000', label: '€3 000 or more' }],
    },
  })
  const { callId: toolCall = '', name: functionName = '' } = call ?? {}
  const stream = await sendToolOutput(server, login, { toolCall, functionName, output: { optionId: '900' } })
  expect(textOf(await stream.rest())).toMatch(/^With €900 an ad can be live for 30 days at €30 a day\./)
})

it('reads the website of the brand although the message has no address', async () => {
  const { login, ideaId } = await owner()
  const question = { message: 'Scan my website', additionalInstructions: contextFor(ideaId, null) }
  const [info] = callsIn(await untilAwaited(await sendMessage(server, login, question)))
  if (!info) throw new Error('nothing was called')
  const brief = { name: 'Nightjar Lamps', brandBrief: null, designBrief: null, campaignBriefs: [] }
  const answer = (websiteUrl: string) => ({
    toolCall: info.callId,
    functionName: info.name,
    output: { source: 'briefs', date, data: { ...brief, websiteUrl } },
  })
  const stream = await sendToolOutput(server, login, answer('https://nightjar.example'))
  const calls = callsIn(await untilAwaited(stream)).concat(callsIn(await untilAwaited(stream)))
  expect(calls.at(-1)).toMatchObject({ name: 'scan_website', arguments: { url: 'https://nightjar.example' } })
})

it('says what the user can do where a brand isn’t open', async () => {
  const login = await createAccount(server)
  const stream = await sendMessage(server, login, { message: 'Show me my ads' })
  const events = await stream.rest()
  expect(callsIn(events)).toEqual([])
  expect(textOf(events)).toMatch(/^Open a brand first, then ask me again\./)
})
