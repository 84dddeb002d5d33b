import { adLanguages } from '@aloft/domain/core/ad-languages'
import { expect, test } from 'vitest'
import type { AdTextsInput } from '../ai.port.ts'
import { writeAdTexts } from './ad-texts.ts'
import { foreignFacts } from './foreign-facts.ts'
import { type FixtureBrief, fixtureBrief, textsFor } from './test-support/fixture-briefs.ts'

const formulas = ['PAS', 'DRF'] as const
const kinds: readonly (readonly [string, Partial<AdTextsInput>])[] = [
  ['Headlines', {}],
  ['Descriptions', { kind: 'descriptions', count: 4, maxLength: 90, adviceLength: 90 }],
  ['Messages', { kind: 'primaryTexts', platform: 'facebook', count: 3, maxLength: 2200, adviceLength: 125 }],
  ['Punchlines', { kind: 'punchlines', platform: 'instagram', count: 3, maxLength: 40, adviceLength: 40 }],
  ['Keywords', { kind: 'keywords', count: 8, maxLength: 80, adviceLength: 80 }],
]

// Read by a person before it is accepted: what stands there is what users get.
test.each(['bakery', 'german', 'french'] as const)('texts for the site %s', async (site) => {
  const sections = adLanguages.flatMap(({ code, name }) =>
    formulas.map((formula) => `## ${name}, ${formula}\n\n${section(fixtureBrief(site, code, formula))}`),
  )
  await expect(`# ${site}\n\n${sections.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${site}.md`)
})

function section(fixture: FixtureBrief): string {
  const { goal, toneOfVoice } = fixture.brief
  const kept = foreignFacts(fixture.brief)
  return [
    `Goal ${goal}, tone ${toneOfVoice}. Facts that stay as they are: ${kept.length}.`,
    ...kinds.map(([title, change]) => `### ${title}\n\n${listOf(textsFor(fixture, change))}`),
  ].join('\n\n')
}

function listOf(input: AdTextsInput): string {
  const texts = writeAdTexts(input, 'golden') ?? []
  return texts
    .map(({ text, slots }) => `- ${text}${slots.length > 0 ? ` (${slots.join(', ')})` : ''}`)
    .join('\n')
}
