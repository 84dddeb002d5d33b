import type { Field } from '@aloft/domain/scans/website-data.entity'
import { businessThings } from '../page/business-things.ts'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import { isInstruction } from '../text/instructions.ts'
import { metaTexts } from '../page/meta.ts'
import { contentLines, type Line, type Site } from '../site/site.ts'
import { plain, tokens } from '../text/text.ts'
import { textsOf } from '../page/thing.ts'

const fewestWords = 4
const longest = 400

/** The business's own description: from the head of the home page, otherwise its first paragraph. */
export function readSummary(site: Site, lines: readonly Line[]): Field<string> | null {
  const [home] = site.pages
  if (!home) return null
  const structured = businessThings(home).flatMap(({ data, quote }) =>
    textsOf(data, 'description').map((text) => ({
      text,
      evidence: evidenceOf(home.url, quote('description', text) ?? '', 'jsonLd'),
    })),
  )
  const described = ['og:description', 'description'].flatMap((name) =>
    metaTexts(home, name).map(({ text, source }) => ({ text, evidence: evidenceOf(home.url, text, source) })),
  )
  const paragraphs = contentLines(lines)
    .filter(
      ({ page, tag, level, text, linkShare }) =>
        page === home && level === 0 && tag !== 'li' && linkShare < 0.3 && tokens(text).length >= 8,
    )
    .slice(0, 1)
    .map(({ text }) => ({ text, evidence: evidenceOf(home.url, text, 'text') }))
  const candidates = [...structured, ...described, ...paragraphs].filter(
    ({ text, evidence }) =>
      evidence !== null &&
      tokens(text).length >= fewestWords &&
      text.length <= longest &&
      !isInstruction(text),
  )
  const [first] = candidates
  if (!first) return null
  const agreeing = candidates.filter(({ text }) => plain(text) === plain(first.text))
  return fieldOf(
    first.text,
    agreeing.map(({ evidence }) => evidence),
  )
}
