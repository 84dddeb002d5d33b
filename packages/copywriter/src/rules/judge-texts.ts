import { gatherFacts } from '../facts/gather-facts.ts'
import type { AdText, AdTextsInput, Judged, RefusedText } from '../tasks.ts'
import { lengthOf } from '../text/similarity.ts'
import { judgeInterests, judgeKeywords, judgeLocations } from './check-targeting.ts'
import { checkText, usedFacts, textRulesFor } from './check-text.ts'
import { isSoldKnown, namesSold, namesSoldAtOnce } from '../writing/names-sold.ts'
import type { TextRefusal } from './text-refusals.ts'

/**
 * Judges an engine's texts by the rules that apply to every text of an ad. A good text keeps the facts that it really
 * states. If `leads` is set, the first headline must name what's sold, and one that does is moved to the front.
 */
export function judgeTexts(input: AdTextsInput, texts: readonly AdText[], leads: boolean): Judged {
  const facts = gatherFacts(input)
  const { kind, brief, maxLength } = input
  const rules = textRulesFor(facts, brief, maxLength)
  switch (kind) {
    case 'keywords':
      return within(maxLength, texts, (short) => judgeKeywords(short, facts, input))
    case 'interests':
      return within(maxLength, texts, judgeInterests)
    case 'locations':
      return within(maxLength, texts, (short) => judgeLocations(short, input))
    case 'primaryTexts':
      return judge(texts, rules, ({ text }) =>
        isSoldKnown(facts) && !namesSoldAtOnce(text, facts) ? 'soldMissing' : null,
      )
    case 'headlines': {
      const { good, refused } = judge(texts, rules, () => null)
      if (!leads || !isSoldKnown(facts)) return { good, refused }
      return withSoldFirst(good, refused, ({ text }) => namesSold(text, facts))
    }
    case 'descriptions':
    case 'punchlines':
      return judge(texts, rules, () => null)
  }
}

function judge(
  texts: readonly AdText[],
  rules: ReturnType<typeof textRulesFor>,
  further: (text: AdText) => TextRefusal | null,
): Judged {
  const judged = texts.map((text) => ({ text, reason: checkText(text, rules) ?? further(text) }))
  return {
    good: judged
      .filter(({ reason }) => reason === null)
      .map(({ text }) => ({ ...text, facts: usedFacts(text, rules) })),
    refused: judged.flatMap(({ text: { text }, reason }) => (reason === null ? [] : [{ text, reason }])),
  }
}

// If no text names what's sold, the first one must be written again.
function withSoldFirst(
  good: readonly AdText[],
  refused: readonly RefusedText[],
  isNaming: (text: AdText) => boolean,
): Judged {
  const index = good.findIndex(isNaming)
  const [first, ...rest] = good
  if (index > 0) return { good: [...good.slice(index, index + 1), ...good.toSpliced(index, 1)], refused }
  if (index === 0 || !first) return { good, refused }
  return { good: rest, refused: [{ text: first.text, reason: 'soldMissing' }, ...refused] }
}

function within(
  maxLength: number,
  texts: readonly AdText[],
  rest: (texts: readonly AdText[]) => Judged,
): Judged {
  const isShort = ({ text }: AdText) => lengthOf(text) <= maxLength
  const long = texts
    .filter((text) => !isShort(text))
    .map(({ text }) => ({ text, reason: 'tooLong' as const }))
  const { good, refused } = rest(texts.filter(isShort))
  return { good, refused: [...long, ...refused] }
}
