import { v7 as uuidv7 } from 'uuid'
import type { JsonValue } from '@aloft/domain/core/json'
import type { TestServer } from './test-server.ts'

/** The size of the brand that `fillBrand` creates. */
export const largeBrand = { ads: 100, values: 40, saves: 50 } as const

/** An ad is written in several sessions, and values saved together have one date. */
const sessions = 5

// Words from a shop's ads, about as frequent as in such texts.
const words =
  `the a your our for with and of in to by from that is are it we you more than every all made hand light lamp lamps
  glass oak brass linen paper shade desk floor table wall reading bedroom kitchen hall garden evening winter summer warm
  soft bright quiet small large slim tall round old new first last free fast next day delivery shipping returns repair
  rewired wired blown turned cut cast signed numbered limited edition workshop studio Galway Dublin Cork Ireland Europe
  family owned since three five ten twelve years guarantee warranty lifetime spare parts bulb bulbs dimmer switch cable
  order today shop browse choose book visit call ask see find meet discover compare save price from under only euro per
  cent off gift gifts set sets pair wedding birthday home office studio hotel café restaurant designers architects
  makers craft crafted natural recycled oiled polished brushed matte white black green blue amber smoke clear opal
  energy efficient low glare flicker dims smoothly remembers stands leans hangs clips folds fits moves lasts ages
  beautifully better longer brighter calmer simply really finally always never again without fuss tools drilling
  plastic waste compromise queue worries thirty days try home trial returned money back no questions asked open Saturday
  Sunday morning late Thursday street corner market quay harbor bridge showroom fitting advice plan lighting design
  measured installed certified tested rated loved trusted chosen featured recommended reviewed stars customers neighbors`
    .split(/\s+/)
    .filter(Boolean)

/** Numbers from 0 to 1, the same in each test (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

/** The 200 phrases of a brand's texts: ads of one shop praise the same things in the same words. */
function phrasesOf(random: Random): readonly string[] {
  return Array.from({ length: 200 }, () => {
    const length = 2 + Math.floor(random() * 3)
    return Array.from({ length }, () => oneOf(words, random)).join(' ')
  })
}

function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

type Write = (most: number) => string

/** Writes texts of the full length allowed by their platform, as in real ads. */
function createWriter(random: Random): Write {
  const phrases = phrasesOf(random)
  return (most) => {
    let text = ''
    for (let tries = 0; tries < 30; tries++) {
      const longer = text + (text && ', ') + oneOf(phrases, random)
      if (longer.length <= most) text = longer
    }
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}

const numbered = (count: number, key: string, from = 1) =>
  Array.from({ length: count }, (_, n) => `${key}${n + from}`)

/** The 40 values of a Google ad. */
function valuesOf(random: Random, write: Write): Readonly<Record<string, JsonValue>> {
  const [campaign, page] = [uuidv7(), uuidv7()]
  const number = (most: number) => Math.ceil(random() * most)
  const headlines = ['headline1', 'headline2', 'headlined', ...numbered(12, 'headline', 4)]
  const ofCampaign: Readonly<Record<string, JsonValue>> = {
    type: 'googleAdCampaign',
    campaignGoal: 'sales',
    plannedBudget: number(900),
    fundingRecurrence: 'oneOff',
    durationDays: number(60),
    maxCpc: number(300) / 100,
    languages: ['en'],
    locations: [{ name: 'Galway', country: 'IE', kind: 'city', radiusKm: number(80) }],
    keywords: Array.from({ length: 8 }, () => write(24).toLowerCase()),
    negativeKeywords: Array.from({ length: 3 }, () => write(16).toLowerCase()),
    writer: 'rules',
    adCreativeId: uuidv7(),
    isValidated: true,
    ...Object.fromEntries(headlines.map((key) => [key, write(30)])),
    ...Object.fromEntries(numbered(4, 'description').map((key) => [key, write(90)])),
  }
  const ofPage = {
    type: 'externalPage',
    url: `https://nightjar.example/${number(10_000)}`,
    goalUrl: '/thanks',
  }
  return {
    componentOrder: [[campaign], [page]],
    sectionOrder: {},
    theme: 'clarke',
    ...prefixed(campaign, ofCampaign),
    ...prefixed(page, { ...ofPage, goalUrlType: 'path', path: write(20).toLowerCase() }),
  }
}

function prefixed(id: string, values: Readonly<Record<string, JsonValue>>) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`component/${id}/${key}`, value]))
}

/** Fills a brand with 100 ads of 40 values, each saved 50 times; half of the ads are published. */
export async function fillBrand(
  { database: { knex } }: TestServer,
  { ideaId, userId }: { readonly ideaId: string; readonly userId: string },
): Promise<void> {
  const random = createRandom(20_261_101)
  const begin = Date.UTC(2026, 3, 1)
  const halfYear = 183 * 24 * 3_600_000
  const write = createWriter(random)
  const rows = Array.from({ length: largeBrand.ads }, (_, n) => ({
    id: uuidv7(),
    name: `${write(24)} ${n}`,
    values: valuesOf(random, write),
    moments: Array.from({ length: sessions }, () => begin + Math.floor(random() * halfYear)),
    published: n % 2 === 0 ? [new Date(begin + random() * halfYear)] : [],
  }))
  await knex('balloon').insert(
    rows.map(({ id, name, published }) => ({
      id,
      ideaId,
      name,
      comparableName: name.toLowerCase(),
      platform: 'google',
      progress: 100,
      publishDates: published,
      creationDate: new Date(begin),
    })),
  )
  const latest = rows.flatMap(({ id, values, moments }) =>
    Object.entries(values).map(([key, value]) => ({
      id,
      key,
      value,
      date: new Date(oneOf(moments, random)).toISOString(),
    })),
  )
  // The last value is the text; earlier ones have the same letters in another order.
  await knex.transaction(async (trx) => {
    // With this many rows, foreign keys aren't checked.
    await trx.raw('set local session_replication_role = replica')
    await trx.raw(
      `insert into balloon_value (balloon_id, key, seq, value, date, is_user_update, author_id)
     select last.id, last.key, save.seq,
       case when save.seq = :saves or jsonb_typeof(last.value) <> 'string' then last.value
         else to_jsonb(reverse(last.value #>> '{}') || save.seq) end,
       last.date - (:saves - save.seq) * interval '3 hours 11 minutes', true, :userId::uuid
     from jsonb_to_recordset(:latest::jsonb) as last (id uuid, key text, value jsonb, date timestamptz)
     cross join generate_series(1, :saves::integer) as save (seq)`,
      { latest: JSON.stringify(latest), saves: largeBrand.saves, userId },
    )
  })
}
