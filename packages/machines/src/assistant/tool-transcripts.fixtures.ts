import { begun, eventsOf, type Part, type Transcript } from './transcript.fixtures.ts'

/** What the assistant asks with buttons. */
export const budgetQuestion = {
  question: 'What would you like to spend a month?',
  options: [
    { id: '100', label: '€100' },
    { id: '300', label: '€300' },
    { id: '900', label: '€900' },
    { id: '3000', label: '€3 000 or more' },
  ],
}

const date = '2026-11-28T09:00:00.000Z'
/** What tools answer in the recorded runs. */
export const listedAds = { source: 'ads', date, data: { currency: 'EUR', ads: [] } }
const brandBrief = { source: 'briefs', date, data: { name: 'Nightjar Lamps', campaignBriefs: [] } }
const scanned = { source: 'website', date, data: { url: 'https://nightjar.example', pages: 12, facts: [] } }

const call = (name: string, given: Record<string, unknown> = {}, id?: string): readonly Part[] => [
  { call: name, ...(id && { id }) },
  { call: name, arguments: given, ...(id && { id }) },
]
/** A round that ends with tools. */
const asksFor = (...calls: readonly (readonly Part[])[]) =>
  eventsOf([...begun, ...calls.flat(), { status: 'requires_action' }])
type Events = ReturnType<typeof eventsOf>
const next = (text: string): readonly Part[] => [
  { status: 'in_progress' },
  { begin: 'next' },
  { text },
  { status: 'completed' },
]
const continues = (before: Events, text: string) => eventsOf(next(text), before)

const opening = asksFor(call('open_page', { page: 'list' }))
const reading = asksFor(call('list_ads'), call('load_brand_info'))
const choosing = asksFor(call('show_options', budgetQuestion))
const scanning = asksFor(call('scan_website', { url: 'https://nightjar.example' }))
const mixed = asksFor(call('list_ads'), call('show_options', budgetQuestion))
const twice = asksFor(
  call('load_ad_content', { adId: 'one' }, 'call-one'),
  call('load_ad_content', { adId: 'two' }, 'call-two'),
)
const again = eventsOf(
  [{ status: 'in_progress' }, ...call('load_brand_info', {}, 'call-second'), { status: 'requires_action' }],
  reading,
)
const opened = 'Here are your ads.'
const read = 'You have no ads yet.'
const budget = 'With **€300** a month you can test two ads.'

/** Recorded runs with tools. */
export const toolTranscripts = {
  usedTool: { streams: [opening, continues(opening, opened)], ends: 'completed', reads: opened },
  parallelTools: {
    streams: [reading, continues(reading, read)],
    tools: { 'call-list_ads': listedAds, 'call-load_brand_info': brandBrief },
    ends: 'completed',
    reads: read,
  },
  sameToolTwice: { streams: [twice, continues(twice, read)], ends: 'completed', reads: read },
  twoRounds: {
    streams: [reading, again, continues([...reading, ...again], read)],
    tools: { 'call-list_ads': listedAds },
    ends: 'completed',
    reads: read,
  },
  forbiddenTool: {
    streams: [reading, continues(reading, 'You may not see this brand.')],
    tools: { 'call-list_ads': { error: 'forbidden' } },
    ends: 'completed',
    reads: 'You may not see this brand.',
  },
  unknownTool: {
    streams: [asksFor(call('fly_away')), continues(asksFor(call('fly_away')), read)],
    tools: { 'call-fly_away': { error: 'unknownTool' } },
    ends: 'completed',
    reads: read,
  },
  cutInAToolCall: {
    streams: [eventsOf([...begun, { call: 'list_ads' }]), reading, continues(reading, read)],
    tools: { 'call-list_ads': listedAds },
    ends: 'completed',
    reads: read,
  },
  cutAfterATool: {
    streams: [
      reading,
      eventsOf([{ status: 'in_progress' }, { begin: 'next' }, { text: 'You' }], reading),
      [...reading, ...continues(reading, read)],
    ],
    tools: { 'call-list_ads': listedAds },
    ends: 'completed',
    reads: read,
  },
  asksTheUser: { streams: [choosing], press: { type: 'STOP' }, ends: 'cancelled', reads: '' },
  choseAnOption: {
    streams: [choosing, continues(choosing, budget)],
    press: { type: 'CHOOSE', callId: 'call-show_options', optionId: '300' },
    ends: 'completed',
    reads: budget,
  },
  choseBesidesATool: {
    streams: [mixed, continues(mixed, budget)],
    tools: { 'call-list_ads': listedAds },
    press: { type: 'CHOOSE', callId: 'call-show_options', optionId: '300' },
    ends: 'completed',
    reads: budget,
  },
  confirmed: {
    streams: [scanning, continues(scanning, 'Your site has 12 pages.')],
    tools: { 'call-scan_website': 'asks' },
    press: { type: 'CONFIRM', callId: 'call-scan_website' },
    ends: 'completed',
    reads: 'Your site has 12 pages.',
  },
  declined: {
    streams: [scanning, continues(scanning, 'Okay, I won’t read it.')],
    tools: { 'call-scan_website': 'asks' },
    press: { type: 'DECLINE', callId: 'call-scan_website' },
    ends: 'completed',
    reads: 'Okay, I won’t read it.',
  },
  stoppedInATool: {
    streams: [scanning],
    tools: { 'call-scan_website': 'asks' },
    press: { type: 'STOP' },
    ends: 'cancelled',
    reads: '',
  },
} as const satisfies Record<string, Transcript>

/** What a tool answers after the user's yes. */
export const answersAfterYes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'call-scan_website': scanned,
}
