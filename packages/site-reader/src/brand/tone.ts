import { type Tone, tones } from '@aloft/domain/core/tones'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import { withoutLabel } from '../site/label.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { toneWords } from '../words/language-words.ts'
import { contentLines, type Line } from '../site/site.ts'
import { countMatches, tokens } from '../text/text.ts'

const most = 2
const least = 2

/** The tones of the site's own sentences, strongest first. */
export function readTones(lines: readonly Line[], language: string | null): Field<Tone>[] {
  const content = contentLines(lines).filter(
    ({ text, page }) => tokens(text).length >= 3 && !['legal', 'references'].includes(page.role),
  )
  const found = tones
    .map((tone) => {
      const speaking = content
        .map((line) => ({ line, hits: countMatches(line.text, toneWords(tone, language)) * weightOf(line) }))
        .filter(({ hits }) => hits > 0)
        .toSorted((a, b) => b.hits - a.hits)
      return { tone, speaking, score: speaking.reduce((sum, { hits }) => sum + hits, 0) }
    })
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
  const strongest = found[0]?.score ?? 0
  return fieldsOf(
    found
      .filter(({ score }) => score >= strongest / 2)
      .slice(0, most)
      .map(({ tone, speaking }) =>
        fieldOf(
          tone,
          speaking.map(({ line }) => evidenceOf(line.page.url, withoutLabel(line), 'text')),
          0.8,
        ),
      ),
  )
}

// The home page sets the tone, and its headings most of all.
function weightOf({ page, level }: Line): number {
  return (page.role === 'home' ? 1.5 : 1) * (level > 0 ? 1.5 : 1)
}
