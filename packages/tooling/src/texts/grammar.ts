import { Dialect, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

/** A mistake in one of the texts. */
export interface GrammarFault {
  /** The position of the text in the list. */
  index: number
  rule: string
  /** What was found, with the words around it. */
  found: string
  message: string
}

/**
 * The rules of Harper that raise no false alarm on our texts. Left out are all rules about style and typing (Oxford
 * comma, abbreviations, brand names), its spelling, and rules that guess the part of speech of short labels.
 */
const rules = [
  // a/an, repeated words, spaces, punctuation
  ['AnA', 'RepeatedWords', 'Spaces', 'CommaFixes', 'EllipsisLength', 'UnclosedQuotes', 'QuoteSpacing'],
  ['CapitalizePersonalPronouns', 'CorrectNumberSuffix', 'AnAnother', 'AnotherAn', 'ToTo'],
  // Apostrophes
  [
    'ItsContraction',
    'ItsPossessive',
    'Cant',
    'Didnt',
    'DontCan',
    'LetsConfusion',
    'NominalWants',
    'WrongApostrophe',
  ],
  [
    'TheirToThere',
    'TheirToTheyre',
    'TheyreToTheir',
    'PossessiveYour',
    'YourPredicateAdjective',
    'ElsePossessive',
  ],
  ['EachOthersPossessive'],
  // Agreement and verb forms
  ['PronounVerbAgreement', 'PronounInflectionBe', 'PronounAre', 'SubjectPronoun', 'ThereIsAgreement'],
  ['OneOfTheSingular', 'DidPast', 'DoubleModal', 'ModalOf', 'ModalBeAdjective', 'MayOfPronoun', 'HadOf'],
  ['InflectedVerbAfterTo', 'WillNonLemma', 'SimplePastToPastParticiple', 'IsBeenAuxSequence', 'LooksLikes'],
  ['SupposedTo', 'UseToUsedTo', 'DoesOrDose', 'WereWhere', 'DoubleNegative', 'HaveNegNoAny', 'LookForwardTo'],
  // Comparison and confused words
  [
    'ThenThan',
    'ToTwoToo',
    'MoreBetter',
    'AdjectiveDoubleDegree',
    'QuantifierNeedsOf',
    'AllReady',
    'OpenCompounds',
  ],
].flat()

const betweenTexts = '\n\n'
const fillers = ['Nightjar', 'Loona']

/** Checks texts of the catalogue. Loading the checker takes about two seconds. */
export async function findGrammarFaults(texts: readonly string[]): Promise<GrammarFault[]> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
  const known = Object.keys(await linter.getDefaultLintConfig())
  const missing = rules.filter((rule) => !known.includes(rule))
  if (missing.length > 0) throw new Error(`harper.js has no rule ${missing.join(', ')}`)
  await linter.setLintConfig(Object.fromEntries(known.map((rule) => [rule, rules.includes(rule)])))

  // All in one: a call for each text takes six times as long.
  const plain = texts.map(plainText)
  const whole = plain.join(betweenTexts)
  const starts = startsOf(plain)
  const found = await linter.organizedLints(whole, { language: 'plaintext' })
  return Object.entries(found).flatMap(([rule, lints]) =>
    lints
      .filter((lint) => !isFalseAlarm(rule, lint.get_problem_text()))
      .map((lint) => {
        const { start, end } = lint.span()
        const index = starts.findLastIndex((from) => from <= start)
        return { index, rule, found: around(whole, start, end), message: lint.message() }
      }),
  )
}

// "Ads that use it don't change": the pronoun isn't the subject.
function isFalseAlarm(rule: string, problem: string): boolean {
  return rule === 'PronounVerbAgreement' && problem.trim() === "don't"
}

/** With names for placeholders, and without the tags around links. */
function plainText(text: string): string {
  let filled = 0
  return text
    .replaceAll(/<(\w+)>(.*?)<\/\1>/gs, '$2')
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, () => fillers[filled++ % fillers.length] ?? '')
    .replaceAll('’', "'")
    .trim()
}

function startsOf(texts: readonly string[]): number[] {
  let next = 0
  return texts.map((text) => {
    const start = next
    // The checker counts characters, not UTF-16 units.
    next += Array.from(text + betweenTexts).length
    return start
  })
}

function around(text: string, start: number, end: number): string {
  return Array.from(text)
    .slice(Math.max(0, start - 30), end + 30)
    .join('')
    .replaceAll('\n', ' ')
}
