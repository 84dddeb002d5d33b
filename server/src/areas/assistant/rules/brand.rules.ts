import { askedAddresses } from '@aloft/domain/assistant/tools/given-addresses.rules'
import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { tones } from '@aloft/domain/core/tones'
import type { ChatStep } from '../../../gateways/ai/ai.port.ts'
import { quoted } from '../quoted.ts'
import { lines, paragraphs, type RuleAsk, use } from './rule-ask.ts'

type Info = ToolResult<'load_brand_info'>

const list = (items: readonly string[]) => lines(items.filter((item) => item.trim() !== '').map(quoted))

/** An answer from the briefs of the brand. */
const answered =
  (answer: (ask: RuleAsk, info: Info['data']) => string) =>
  (ask: RuleAsk): ChatStep => {
    const info = ask.result('load_brand_info')
    if (!info) return ask.failure() ?? use({ name: 'load_brand_info' })
    return { text: paragraphs(answer(ask, info.data), ask.source(info)) }
  }

export const brandBrief = answered((ask, { name, brandBrief: brief }) => {
  if (!brief) return ask.t('brief.none')
  return paragraphs(
    ask.t('brief.title', { name: quoted(brief.name || name) }),
    quoted(brief.summary),
    brief.differentiators.length > 0 && `${ask.t('brief.differentiators')}\n\n${list(brief.differentiators)}`,
    brief.location !== '' && ask.t('brief.location', { location: quoted(brief.location) }),
    brief.websiteUrl !== '' && ask.t('brief.website', { url: quoted(brief.websiteUrl) }),
  )
})

export const brandCustomers = answered((ask, { brandBrief: brief }) =>
  brief && brief.audiences.length > 0
    ? `${ask.t('brief.customers')}\n\n${list(brief.audiences)}`
    : ask.t('brief.noCustomers'),
)

export const brandTone = answered((ask, { brandBrief: brief }) =>
  brief?.toneOfVoice
    ? ask.t('brief.tone', { tone: ask.text(`onboarding.brief.tones.${brief.toneOfVoice}`) })
    : ask.t('brief.noTone'),
)

export const brandDesign = answered((ask, { designBrief: design }) =>
  design
    ? ask.t('brief.design', {
        font: quoted(design.font),
        layout: quoted(design.layoutColor),
        text: quoted(design.textColor),
      })
    : ask.t('brief.noDesign'),
)

export const campaigns = answered((ask, { campaignBriefs }) =>
  campaignBriefs.length === 0
    ? ask.t('campaigns.none')
    : paragraphs(
        ask.t('campaigns.title', { count: campaignBriefs.length }),
        list(campaignBriefs.slice(0, 20).map(({ brief }) => brief.name)),
      ),
)

/** Words by which people name the fields of the brand's brief that hold one text. */
const fieldWords = {
  toneOfVoice: /\btones?\b|\bvoice\b/i,
  summary: /\bsummary\b|\bdescription\b/i,
  location: /\blocation\b|\bplace\b|\btown\b|\bcity\b/i,
  websiteUrl: /\bwebsite\b|\baddress\b/i,
  name: /\bname\b/i,
} as const
type Field = keyof typeof fieldWords
const given = /\b(?:to|as|into)\s+[“"']?(?<value>[^“”"]+?)["”']?\s*[.!]?\s*$/iu

/** Proposes a new value for a field of the brand's brief, by the user's own words only. */
export function changeField(ask: RuleAsk): ChatStep {
  const failed = ask.failure()
  if (failed) return failed
  const proposed = ask.result('update_brief_field')
  if (proposed) return { text: ask.t('change.proposed') }
  const before = ask.message.replace(given, '')
  const [field] = (Object.keys(fieldWords) as Field[]).filter((name) => fieldWords[name].test(before))
  if (!field) return { text: ask.t('change.which') }
  const value = field === 'toneOfVoice' ? toneIn(ask) : given.exec(ask.message)?.groups?.value?.trim()
  if (!value) {
    if (field !== 'toneOfVoice') return { text: ask.t('change.what') }
    const options = tones.slice(0, 8).map((id) => ({ id, label: ask.text(`onboarding.brief.tones.${id}`) }))
    return use({ name: 'show_options', arguments: { question: ask.t('change.whichTone'), options } })
  }
  const place = { kind: 'brief', briefKind: 'brand', briefId: null, field }
  return use({
    name: 'update_brief_field',
    arguments: { fields: [{ place, value, why: ask.t('change.why') }] },
  })
}

/** The tone that the user chose or wrote. */
function toneIn(ask: RuleAsk): string | undefined {
  const chosen = ask.result('show_options')
  if (chosen) return chosen.optionId
  const lowered = ask.message.toLowerCase()
  return tones.find(
    (tone) =>
      lowered.includes(tone.toLowerCase()) ||
      lowered.includes(ask.text(`onboarding.brief.tones.${tone}`).toLowerCase()),
  )
}

/** Reads the website that the message names, or the brand's own. */
export function scanWebsite(ask: RuleAsk): ChatStep {
  const scan = ask.result('scan_website')
  if (scan) {
    const { name, summary, facts, url } = scan.data
    return {
      text: paragraphs(
        ask.t('scan.done', { count: scan.data.pages, site: quoted(name ?? url) }),
        summary !== null && quoted(summary),
        facts.length > 0 && list(facts.slice(0, 10)),
        ask.source(scan),
      ),
    }
  }
  const [url] = askedAddresses([ask.message])
  if (url !== undefined) return ask.failure() ?? use({ name: 'scan_website', arguments: { url } })
  const info = ask.result('load_brand_info')
  if (!info) return ask.failure() ?? use({ name: 'load_brand_info' })
  const own = info.data.websiteUrl
  if (own === null || own === '') return { text: ask.t('scan.noAddress') }
  return ask.failure() ?? use({ name: 'scan_website', arguments: { url: own } })
}

const draftedFields = [
  'name',
  'summary',
  'differentiators',
  'audiences',
  'location',
  'toneOfVoice',
] as const satisfies readonly (keyof BrandBrief)[]

/** Drafts the brand's brief. The draft of a brand that has one is proposed field by field, where it differs. */
export function writeBrandBrief(ask: RuleAsk): ChatStep {
  const failed = ask.failure()
  if (failed) return failed
  const info = ask.result('load_brand_info')
  if (!info) return use({ name: 'load_brand_info' })
  const draft = ask.result('generate_brand_brief')
  if (!draft) {
    const [url] = askedAddresses([ask.message])
    return use({ name: 'generate_brand_brief', arguments: url === undefined ? {} : { url } })
  }
  const stored = info.data.brandBrief
  if (!stored) return { text: ask.t('draft.saved') }
  if (ask.hasUsed('update_brief_field')) return { text: ask.t('change.proposed') }
  const { brief } = draft.data
  const fields = draftedFields
    .filter(
      (field) => isFilled(brief[field]) && JSON.stringify(brief[field]) !== JSON.stringify(stored[field]),
    )
    .map((field) => ({
      place: { kind: 'brief', briefKind: 'brand', briefId: null, field },
      value: brief[field],
      why: ask.t('draft.why'),
    }))
  if (fields.length === 0) return { text: ask.t('draft.same') }
  return use({ name: 'update_brief_field', arguments: { fields } })
}

/** What a draft leaves empty replaces nothing. */
const isFilled = (value: string | readonly string[] | null): boolean => value !== null && value.length > 0

/** Drafts the brief of a campaign. */
export function writeCampaignBrief(ask: RuleAsk): ChatStep {
  if (ask.result('generate_campaign_brief')) return { text: ask.t('draft.campaign') }
  return ask.failure() ?? use({ name: 'generate_campaign_brief' })
}
