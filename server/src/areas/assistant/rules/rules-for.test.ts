import { type IntentName, intents, pageWords } from '@aloft/domain/assistant/tools/intents.rules'
import type { ToolName, ToolPage } from '@aloft/domain/assistant/tools/tool-names.rules'
import { parseToolOutput, type ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import { toolRow, toolsOf } from '@aloft/domain/assistant/tools/tools.entity'
import { describe, expect, it } from 'vitest'
import type { ChatResult } from '../../../gateways/ai/ai.port.ts'
import { chooseIntent } from '../../../gateways/ai/answerer/choose-tool.ts'
import { topicsFor } from '../topics.ts'
import type { VerifiedContext } from '../verify-context.ts'
import { pageIn } from './page.rules.ts'
import { rulesFor } from './rules-for.ts'

const adId = '01936b2e-0000-7000-8000-000000000301'
const otherId = '01936b2e-0000-7000-8000-000000000302'
const date = '2026-11-05T10:00:00.000Z'

const context: VerifiedContext = {
  userName: 'Mara',
  signUpDate: date,
  currentDate: date,
  plan: 'free',
  currency: 'EUR',
  page: '/0/list',
  ideaId: '01936b2e-0000-7000-8000-000000000101',
  brandName: 'Nightjar Lamps',
  balloonId: null,
  completedGuideTasks: [],
  adName: null,
  role: 'owner',
  brandUrl: 'https://nightjar.example',
}
const outside = { focusKey: 'default', messages: [] } as const
const names = Object.keys(intents) as IntentName[]

function chosen(message: string, given: VerifiedContext | null = context) {
  const { intents: all } = rulesFor(given, 'en', outside)
  const topics = topicsFor(given, { languageTag: 'en', product: 'Aloft' })
  const intent = chooseIntent(message, all, topics)
  return { name: intent && names[all.indexOf(intent)], intent }
}

/** The next step after results, as an answer or the calls by name. */
function stepOf(
  message: string,
  results: readonly ChatResult[] = [],
  given: VerifiedContext | null = context,
) {
  const step = chosen(message, given).intent?.next(message, results)
  if (!step) throw new Error('nothing was understood')
  return 'text' in step ? step.text : step.calls.map(({ name, arguments: args }) => [name, args])
}

function result<N extends ToolName>(name: N, output: ToolResult<N>, args: object = {}): ChatResult {
  expect(parseToolOutput(name, output), name).toEqual(output)
  return { name, arguments: { ...args }, output }
}

type Idea = ToolResult<'load_ad_content'>['data']['ideas'][number]
const ad = { adId, name: 'Evening light', platform: 'facebook', status: 'running' } as const
const figures = { impressions: 12_000, clicks: 120, resultKind: 'clicks', results: 120, cost: 34.5 } as const
const listed = result('list_ads', {
  source: 'ads',
  date,
  data: {
    currency: 'EUR',
    ads: [
      { ...ad, figures },
      { ...ad, adId: otherId, name: 'Morning light', status: 'IN_PROGRESS', figures: null },
    ],
  },
})
const source = '*From your ads, 5 Nov, 2026 10:00 UTC*'

describe('requests', () => {
  it('are at least 40, and use each tool that is offered', () => {
    expect(names.length).toBeGreaterThanOrEqual(40)
    const used = new Set<string>(names.flatMap((name) => intents[name].tool ?? []))
    expect(toolsOf('default').filter((tool) => !used.has(tool))).toEqual([])
  })

  const phrases = names.flatMap((name) => intents[name].phrases.map((phrase) => [phrase, name] as const))
  it.each(phrases)('“%s” is %s', (phrase, name) => {
    expect(chosen(phrase).name).toBe(name)
    expect(chosen(`Hello Loona, ${phrase}?`).name).toBe(name)
  })

  // Those whose first phrase lacks what they need.
  const messages: Readonly<Partial<Record<IntentName, string>>> = {
    changeField: 'Change my location to Lisbon',
    scanWebsite: 'Scan nightjar.example',
    openPage: 'Open reports',
  }
  const open = { ...context, balloonId: adId }
  // A draft is compared with the brief that the brand has.
  const reading: readonly IntentName[] = ['writeBrandBrief']
  const withTool = names.filter((name) => intents[name].tool !== null && !reading.includes(name))

  it.each(withTool)('%s begins with its tool, and with arguments that the tool takes', (name) => {
    const step = stepOf(messages[name] ?? intents[name].phrases[0], [], open)
    expect(step[0]).toMatchObject([intents[name].tool, {}])
    for (const [called, args] of step as [ToolName, object][]) {
      expect(toolRow(called).arguments.safeParse(args).success).toBe(true)
    }
  })

  it.each(names.filter((name) => intents[name].tool === null))('%s is answered at once', (name) => {
    expect(stepOf(intents[name].phrases[0], [], open)).toEqual(expect.any(String))
  })

  it.each([
    'Don’t open my brief',
    'I never asked you to scan my website',
    'Please do not create a new ad',
    'What’s the weather like?',
    'Tell me a joke',
  ])('“%s” is none', (message) => {
    expect(chosen(message).name).toBeUndefined()
  })

  it.each([
    ['What does an ad cost?', undefined],
    ['When do I pay?', undefined],
    ['Do I get my money back?', undefined],
    ['Who can see my brand?', undefined],
  ])('“%s” is left to the help', (message, name) => {
    expect(chosen(message).name).toBe(name)
  })
})

describe('the help', () => {
  const { search } = rulesFor(context, 'en', outside)
  const message = 'How do I connect my website?'
  const found = (...articles: { title: string; text: string }[]) =>
    result('load_instructions', { source: 'help', date, data: { articles } })

  it('is searched for a message that no rule understands', () => {
    expect(search(message, [])).toEqual({
      calls: [{ name: 'load_instructions', arguments: { query: message } }],
    })
    expect(search('x'.repeat(300), [])).toMatchObject({ calls: [{ arguments: { query: 'x'.repeat(200) } }] })
  })

  it('answers with the best article, its steps as a list, and the names of others', () => {
    const step = search(message, [
      found(
        {
          title: 'How do I connect it?',
          text: 'One line of code.\n1. Open Integrations.\n2. Copy *your* code.',
        },
        { title: 'How do I launch an ad?', text: 'Press it.' },
      ),
    ])
    expect(step).toEqual({
      text: [
        '**How do I connect it?**',
        'One line of code.',
        '1. Open Integrations.\n2. Copy \\*your\\* code.',
        'Also in our help: **How do I launch an ad?**',
        '*From our help, 5 Nov, 2026 10:00 UTC*',
      ].join('\n\n'),
    })
  })

  it('knows nothing if the search found nothing', () => {
    expect(search(message, [found()])).toBeNull()
    expect(stepOf('Search help for tap dancing', [found()])).toMatch(
      /^I found nothing about that in our help/,
    )
  })
})

describe('the plan', () => {
  it.each([
    ['free', /^You’re on the Free plan\./],
    ['grow-2407', /^You’re on the Flat \(Pro\) plan\./],
    ['made up', /^Open Plan and billing to see your plan\./],
  ])('%s is named as on its page', (label, answer) => {
    expect(stepOf('Which plan am I on?', [], { ...context, plan: label })).toMatch(answer)
  })
})

describe('pages', () => {
  it.each(
    (Object.keys(pageWords) as ToolPage[]).flatMap((page) =>
      pageWords[page].map((words) => [words, page] as const),
    ),
  )('“%s” is %s', (words, page) => {
    expect(pageIn(`Open ${words}, please.`)).toBe(page)
  })

  it('are opened by name, and listed where none is named', () => {
    expect(stepOf('Take me to reports')).toEqual([['open_page', { page: 'statistics' }]])
    expect(stepOf('Take me to reports', [result('open_page', { isOpened: true })])).toBe(
      'I’ve opened “Reports”.',
    )
    expect(stepOf('Go to the moon')).toMatch(/^I can open these pages/)
  })
})

describe('the ad that is meant', () => {
  it('is the open one', () => {
    expect(stepOf('Open my ad', [], { ...context, balloonId: adId })).toEqual([['open_ad_editor', { adId }]])
  })

  it('is the one that is named', () => {
    const message = 'How is my ad Morning Light doing?'
    expect(stepOf(message)).toEqual([['list_ads', {}]])
    expect(stepOf(message, [listed])).toEqual([['load_ad_performance', { adId: otherId }]])
  })

  it('is the named one although another is open, if it stands in quotes', () => {
    const open = { ...context, balloonId: adId }
    expect(stepOf('How is my ad “Morning light” doing?', [listed], open)).toEqual([
      ['load_ad_performance', { adId: otherId }],
    ])
  })

  it('is picked from several, or there is none', () => {
    const message = 'Review my ad'
    expect(stepOf(message, [listed])).toMatchObject([
      [
        'show_options',
        {
          options: [
            { id: adId, label: 'Evening light' },
            { id: otherId, label: 'Morning light' },
          ],
        },
      ],
    ])
    const picked = result('show_options', { optionId: otherId })
    expect(stepOf(message, [listed, picked])).toEqual([
      ['load_ad_content', { adId: otherId }],
      ['load_ad_configuration', { adId: otherId }],
      ['load_ad_performance', { adId: otherId }],
    ])
    const none = result('list_ads', { source: 'ads', date, data: { currency: 'EUR', ads: [] } })
    expect(stepOf(message, [none])).toMatch(/^You don’t have an ad yet/)
  })
})

describe('answers', () => {
  it('list ads with figures, source and date', () => {
    expect(stepOf('Show me my ads', [listed])).toBe(
      `You have 2 ads:\n\n- **Evening light** (Facebook): Live. 120 clicks for €34.50.\n- **Morning light** (Facebook): Draft\n\n${source}`,
    )
    expect(stepOf('Which ads are live?', [listed])).toMatch(/^1 ad is live:\n\n- \*\*Evening light/)
    expect(stepOf('Which ad works best?', [listed])).toBe(
      `**Evening light** does best: 120 clicks at €0.29 each.\n\n${source}`,
    )
    expect(stepOf('How much have I spent?', [listed])).toBe(`Your ads have cost €34.50 so far.\n\n${source}`)
  })

  it('report on one ad where a message speaks of one', () => {
    expect(stepOf('How did my ad do?', [], { ...context, balloonId: adId })).toEqual([
      ['load_ad_performance', { adId }],
    ])
    expect(stepOf('How did my ads do?', [], { ...context, balloonId: adId })).toEqual([
      ['load_ad_performance', { isWholeBrand: true }],
    ])
  })

  it('report in sentences', () => {
    const report = result('load_ad_performance', {
      source: 'reports',
      date,
      data: {
        adId: null,
        name: 'Nightjar Lamps',
        currency: 'EUR',
        ...figures,
        resultKind: 'conversions',
        results: 4,
        costPerClick: 0.29,
        costPerResult: 8.63,
        revenue: 120,
        startDate: date,
        endDate: null,
        limit: 'budget',
        isSimulated: true,
      },
    })
    expect(stepOf('How did my ads do?', [report])).toBe(
      '**Nightjar Lamps** was shown 12 000 times. It got 120 clicks and cost €34.50. It brought 4 conversions. Each conversion cost €8.63. The revenue is €120. It spends all of its budget. A higher one would bring more. These figures come from our simulated platform.\n\n*From your reports, 5 Nov, 2026 10:00 UTC*',
    )
  })

  const configuration = result('load_ad_configuration', {
    source: 'ad',
    date,
    data: {
      ...ad,
      status: 'IN_PROGRESS',
      isArchived: false,
      currency: 'EUR',
      budget: 150,
      recurrence: 'oneOff',
      durationDays: 30,
      websiteUrl: null,
      locations: ['Lisbon'],
      languages: ['English'],
      ageRange: { least: 25, most: null },
      interests: [],
      keywords: [],
      obstacles: ['Choose a picture.'],
      stopReason: null,
      forecast: {
        clicks: { low: 80, middle: 120, high: 200 },
        resultKind: 'clicks',
        results: { low: 80, middle: 120, high: 200 },
        cost: { low: 140, middle: 150, high: 150 },
      },
    },
  })
  const open = { ...context, balloonId: adId }

  it.each([
    ['What’s the budget of my ad?', /^\*\*Evening light\*\* has a budget of €150 for 30 days\./],
    ['Who sees my ad?', /- Places: Lisbon\n- Languages: English\n- Ages: 25 and over/],
    [
      'Why is my ad not running?',
      /is still a draft, so nobody sees it\.\n\n1 thing to fix before .*\n\n- Choose a picture\./,
    ],
    ['What’s missing before launch?', /^1 thing to fix before \*\*Evening light\*\* can launch:/],
    ['What will my ad bring?', /^We expect 80 to 200 clicks for €140 to €150\./],
  ])('%s', (message, answer) => {
    expect(stepOf(message, [configuration], open)).toMatch(answer)
  })

  const content = (suggestion: string | null, ideas: Idea[] = []) =>
    result('load_ad_content', {
      source: 'ad',
      date,
      data: {
        ...ad,
        hasPicture: true,
        texts: [{ key: 'component/c1/fbTitle', label: 'Headline', text: 'LAMPS!!' }],
        findings: [
          { key: 'component/c1/fbTitle', severity: 'error', message: 'Use fewer capitals.', suggestion },
        ],
        ideas,
      },
    })

  it('improve an ad by a proposal that the user decides about', () => {
    expect(stepOf('Improve my ad', [content('Lamps!')], open)).toEqual([
      [
        'update_brief_field',
        {
          fields: [
            {
              place: { kind: 'ad', adId, key: 'component/c1/fbTitle' },
              value: 'Lamps!',
              why: 'Use fewer capitals.',
            },
          ],
        },
      ],
    ])
    const place = { kind: 'ad', adId, key: 'component/c1/fbTitle' } as const
    const proposed = result('update_brief_field', { proposed: [{ place, base: 'LAMPS!!' }] })
    expect(stepOf('Improve my ad', [content('Lamps!'), proposed], open)).toBe(
      'I’ve proposed 1 change to **Evening light**. Accept or reject it above.',
    )
    expect(stepOf('Improve my ad', [content(null)], open)).toMatch(
      /Change it in the editor:\n\n- Use fewer capitals\./,
    )
  })

  it('improve an ad by ideas too, and by the linter where both have a text', () => {
    const why = 'This field is empty. The new text adds something that your ad doesn’t say yet.'
    const ideas = [
      { key: 'component/c1/fbTitle', text: 'Lamps from Galway', why },
      { key: 'component/c1/fbDescription', text: 'Rewired free for ten years', why },
    ]
    expect(stepOf('Improve my ad', [content('Lamps!', ideas)], open)).toMatchObject([
      [
        'update_brief_field',
        {
          fields: [
            { place: { key: 'component/c1/fbTitle' }, value: 'Lamps!', why: 'Use fewer capitals.' },
            { place: { key: 'component/c1/fbDescription' }, value: 'Rewired free for ten years', why },
          ],
        },
      ],
    ])
    expect(stepOf('Improve my ad', [content(null, ideas)], open)).toMatchObject([
      ['update_brief_field', { fields: [{ value: 'Lamps from Galway' }, {}] }],
    ])
  })

  it('offer budgets, and say what the chosen one means (AST-30)', () => {
    expect(stepOf('Find the right budget')).toEqual([
      [
        'show_options',
        {
          question: 'How much would you like to spend a month?',
          options: [
            { id: '100', label: '€100' },
            { id: '300', label: '€300' },
            { id: '900', label: '€900' },
            { id: '3000', label: '€3 000 or more' },
          ],
        },
      ],
    ])
    const chosenBudget = (optionId: string) =>
      stepOf('Find the right budget', [result('show_options', { optionId })])
    expect(chosenBudget('300')).toMatch(/^With €300 an ad can be live for 30 days at €10 a day\./)
    expect(chosenBudget('100')).toMatch(/^With €100 an ad can be live for 20 days at €5 a day\./)
    expect(stepOf('What does a budget of €3 000 or more a month get me?')).toMatch(
      /^With €3 000 .* at €100 a day/,
    )
    expect(stepOf('Which budget? Is 3,000 enough?')).toMatch(/^With €3 000 /)
    expect(stepOf('Which budget? Is €2 enough?')).toMatch(/^€2 is too little/)
  })

  it.each([
    ['Change my tone of voice to humor.', 'toneOfVoice', 'humor'],
    ['Set my tone of voice to fear of missing out', 'toneOfVoice', 'FOMO'],
    ['Change my location to “Porto, Portugal”', 'location', 'Porto, Portugal'],
    ['Please change my brand name to Nightjar & Sons!', 'name', 'Nightjar & Sons'],
    ['Update my summary to We make lamps by hand.', 'summary', 'We make lamps by hand'],
  ])('%s', (message, field, value) => {
    expect(stepOf(message)).toEqual([
      [
        'update_brief_field',
        {
          fields: [
            {
              place: { kind: 'brief', briefKind: 'brand', briefId: null, field },
              value,
              why: 'You asked for this.',
            },
          ],
        },
      ],
    ])
  })

  it('propose what a new draft says differently, and nothing that it leaves empty', () => {
    const stored = {
      name: 'Nightjar Lamps',
      summary: 'Lamps.',
      differentiators: ['By hand'],
      audiences: [],
      language: 'en',
      location: 'Lisbon',
      websiteUrl: '',
      toneOfVoice: 'trust',
    } as const
    const info = (brandBrief: typeof stored | null) =>
      result('load_brand_info', {
        source: 'briefs',
        date,
        data: {
          name: 'Nightjar Lamps',
          websiteUrl: null,
          brandBrief: brandBrief && { ...brandBrief, differentiators: ['By hand'], audiences: [] },
          designBrief: null,
          campaignBriefs: [],
        },
      })
    const draft = (change: object) =>
      result('generate_brand_brief', {
        source: 'briefs',
        date,
        data: {
          brief: { ...stored, differentiators: ['By hand'], audiences: [], ...change },
          writer: 'rules',
        },
      })
    const message = 'Write my brand brief'
    expect(stepOf(message)).toEqual([['load_brand_info', {}]])
    expect(stepOf(message, [info(stored)])).toEqual([['generate_brand_brief', {}]])
    const place = { kind: 'brief', briefKind: 'brand', briefId: null, field: 'summary' }
    const changed = draft({ summary: 'Lamps for evenings.', location: '' })
    expect(stepOf(message, [info(stored), changed])).toEqual([
      [
        'update_brief_field',
        { fields: [{ place, value: 'Lamps for evenings.', why: 'The new draft says this.' }] },
      ],
    ])
    expect(stepOf(message, [info(stored), draft({})])).toMatch(/^I drafted your brief again/)
    expect(stepOf(message, [info(null), changed])).toMatch(/^I’ve written your brand’s brief/)
  })

  it('ask for the value, or for the tone from a list', () => {
    expect(stepOf('Change my location')).toMatch(/^What should it be/)
    expect(stepOf('Change my tone of voice')).toMatchObject([['show_options', {}]])
    const tone = result('show_options', { optionId: 'trust' })
    expect(stepOf('Change my tone of voice', [tone])).toMatchObject([
      ['update_brief_field', { fields: [{ value: 'trust' }] }],
    ])
  })

  it.each([
    ['forbidden', /^You don’t have the rights/],
    ['declined', /^OK, I won’t do that/],
    ['boom', /^That didn’t work\. Nothing was changed/],
  ])('word the failure %s', (error, text) => {
    const failed: ChatResult = { name: 'list_ads', arguments: {}, output: { error } }
    expect(stepOf('Show me my ads', [failed])).toMatch(text)
  })

  it('quote what others wrote without any effect on the format', () => {
    const name = '![x](https://evil.example/?q=1) **<b>**\n# Ignore'
    const list = result('list_ads', {
      source: 'ads',
      date,
      data: { currency: 'EUR', ads: [{ ...ad, name, figures: null }] },
    })
    const text = stepOf('Show me my ads', [list])
    expect(text).toContain(String.raw`\!\[x\](https://evil.example/?q=1) \*\*\<b\>\*\* \# Ignore`)
  })
})
