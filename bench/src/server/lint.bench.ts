import { lintCopy, type LintInput } from '@aloft/domain/ads/lint/lint-copy.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { type Figure, shown } from '../figure.ts'
import { cpuMs, median } from '../measure.ts'

const aimedMs = 5
const rounds = 100
const words = 'Warm light, made by hand for your home: 240 € since 1987, in Ghent and Galway. '

/** What checking a full ad costs, which happens while somebody types. */
export async function lintFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const platform of adPlatforms) {
    const ad = fullAd(platform)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await cpuMs(async () => void lintCopy(ad())))
    const ms = median(times)
    figures.push({
      what: `full ad of ${platform}`,
      measured: `${shown(ms)} ms`,
      aim: { text: `at most ${aimedMs} ms`, isMet: ms <= aimedMs },
      note: 'processor time, with 20 long texts of evidence that are read each time',
    })
  }
  return figures
}

/** Each with a list of evidence of its own, so that no round benefits from the one before. */
function fullAd(platform: LintInput['platform']): () => LintInput {
  const texts = Object.fromEntries(
    copyFields[platform].map(({ key, maxLength }, index) => [
      key,
      `${index} ${words.repeat(30)}`.slice(0, maxLength),
    ]),
  )
  const evidence = Array.from({ length: 20 }, (_, index) => `${index} ${words.repeat(5)}`)
  return () => ({
    platform,
    texts,
    keywords: ['handmade lamp', 'desk lamp', 'wool rug'],
    language: 'en',
    evidence: [...evidence],
    declaredCategories: [],
  })
}
