// Made when first needed: browsers take 10 ms to load what each rests on.
let graphemeSegmenter: Intl.Segmenter | undefined
let wordSegmenter: Intl.Segmenter | undefined

function graphemesIn(text: string): Intl.Segments {
  graphemeSegmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return graphemeSegmenter.segment(text)
}

const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Where words begin, if the text is in a script written without spaces. */
function wordEdges(text: string): ReadonlySet<number> {
  if (!unspaced.test(text)) return new Set()
  wordSegmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  return new Set(Array.from(wordSegmenter.segment(text), ({ index }) => index))
}

type Kind =
  | 'space'
  | 'glue'
  | 'letter'
  | 'digit'
  | 'ideograph'
  | 'complex'
  | 'follows'
  | 'infix'
  | 'slash'
  | 'question'
  | 'opens'
  | 'opensWide'
  | 'closes'
  | 'bracket'
  | 'quote'
  | 'hyphen'
  | 'dash'
  | 'longDash'
  | 'prefix'
  | 'postfix'

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['space', /^[ \t\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/],
  ['glue', /^[\u00a0\u2007\u2011\u202f\u2060\ufeff]/],
  ['digit', /^\p{Nd}/u],
  ['complex', new RegExp(`^${unspaced.source}`, 'u')],
  ['follows', /^[々〻ゝゞヽヾ・〜゛゜]/u],
  ['bracket', /^[\])}!]/],
  ['closes', /^[、。，．：；？！）］｝」』】〉》〕〗〙〛…‥]/u],
  ['opens', /^[[({¡¿]/],
  ['opensWide', /^[（［｛「『【〈《〔〖〘〚]/u],
  ['infix', /^[,.:;،؛]/],
  ['slash', /^\//],
  ['question', /^[?؟]/],
  ['quote', /^["'«»‘’“”‚„‹›]/],
  ['hyphen', /^-/],
  ['dash', /^[\u00ad\u2010\u2012\u2013]/],
  ['longDash', /^\u2014/],
  ['prefix', /^[$£€¥±№]/],
  ['postfix', /^[%‰°¢₪]/],
  [
    'ideograph',
    /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|ー|\p{Emoji_Presentation}|\p{RI}|\p{Emoji}\ufe0f|[\uff01-\uff60])/u,
  ],
]

function kindOf(grapheme: string): Kind {
  return kinds.find(([, pattern]) => pattern.test(grapheme))?.[0] ?? 'letter'
}

const wordlike: ReadonlySet<Kind> = new Set(['letter', 'digit', 'complex'])
/** Characters that can't start a line. */
const neverFirst: ReadonlySet<Kind> = new Set([
  'closes',
  'bracket',
  'follows',
  'infix',
  'slash',
  'question',
  'hyphen',
  'dash',
])

/** Characters a line can end with, whatever follows. */
const breaksAround: ReadonlySet<Kind> = new Set(['ideograph', 'follows', 'closes', 'question'])

/** Whether a line may end between two neighbors by browsers' rules (a part of Unicode's line breaking). */
function mayBreak(before: Kind, after: Kind, isWordEdge: boolean, beforeThat: Kind | undefined): boolean {
  if (after === 'space') return false
  if (before === 'space') return true
  if (before === 'glue' || after === 'glue') return false
  if (neverFirst.has(after) || before === 'opens' || before === 'opensWide') return false
  if (before === 'quote' || after === 'quote') return false
  if (before === 'complex' && after === 'complex') return isWordEdge
  if (before === 'hyphen') return beforeThat !== undefined && beforeThat !== 'space'
  if (before === 'longDash' && after === 'longDash') return false
  if (before === 'dash' || before === 'longDash' || after === 'longDash') return true
  if (after === 'ideograph' || after === 'opensWide') return before !== 'prefix'
  if (before === 'slash' || before === 'prefix' || after === 'postfix' || after === 'prefix')
    return breaksAround.has(before)
  if (before === 'infix' || before === 'bracket') return !wordlike.has(after)
  return breaksAround.has(before)
}

/**
 * Splits a paragraph without newlines wherever a line may end; spaces belong to the piece before them. The
 * joined pieces are the text.
 */
export function piecesOf(text: string): string[] {
  const edges = wordEdges(text)
  const pieces: string[] = []
  let piece = ''
  let before: Kind | undefined
  let beforeThat: Kind | undefined
  for (const { segment, index } of graphemesIn(text)) {
    const after = kindOf(segment)
    if (before && mayBreak(before, after, edges.has(index), beforeThat)) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
    beforeThat = before
    before = after
  }
  return piece ? [...pieces, piece] : pieces
}

/** The letters of a text as readers count them: an emoji of several code points is one. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemesIn(text), ({ segment }) => segment)
}
