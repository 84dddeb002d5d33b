import { isLeaning } from '@aloft/site-reader/sentences/leaning'
import { lengthOf, wordsIn } from '../text/similarity.ts'
import { informativeWordsOf } from '../text/informative-words.ts'
import { withoutDates } from './occasion-dates.ts'
import { withoutEnd } from './sentences-of.ts'

const fewestWords = 3
const fewestInformativeWords = 2
const longest = 90

// What comes before one of these is true on its own: a reason, a time or another claim follows, never a condition.
const partEnds =
  /,\s|;\s|:\s|\s[–—]\s|\s(?:before(?!\s(?:the|your|you|arrival|and)\s?)|because|so that|and we|bevor|weil|denn|damit|und wir|avant d|parce qu|car|donc|et nous)(?=\s|’|')/giu
// Sentences that start with a condition mean nothing without their end.
const dependent =
  /^(?:if|when|while|as|although|unless|where|what|whatever|for|to|on|in|si|quand|comme|lorsque|pour|ce qui|wenn|als|obwohl|wo|was|wer|um|für|bei|nach)\s/iu
const openEnds =
  /\s(?:and|or|of|the|a|an|to|for|with|by|in|at|on|know|und|oder|der|die|das|den|ein|eine|mit|für|von|zu|wissen|et|ou|de|du|des|la|le|les|un|une|pour|avec|à|d’|l’)$/iu
/**
 * Forms of a sentence that are true on their own, without its full stop, the longest first: the whole sentence, and the
 * part before a reason or another claim. Nothing is reworded.
 */
export function shortForms(sentence: string): readonly string[] {
  const whole = withoutEnd(sentence)
  if (isLeaning(whole)) return []
  const starts = dependent.test(whole)
    ? []
    : Array.from(whole.matchAll(partEnds)).flatMap(({ index, 0: end }) =>
        isInList(end, whole.slice(index + end.length)) ? [] : whole.slice(0, index).trim(),
      )
  // What a colon announces isn't cut, and after a semicolon another sentence starts.
  const forms = [
    whole,
    ...starts.filter((start) => !/[:;]/u.test(start)).toSorted((a, b) => b.length - a.length),
  ]
  return [...new Set(forms)].filter(standsAlone)
}

/** The whole sentence without its full stop if it's short enough for a headline, otherwise nothing. */
export function wholeForm(sentence: string): readonly string[] {
  return [withoutEnd(sentence)].filter(standsAlone)
}

function standsAlone(form: string): boolean {
  return (
    lengthOf(form) <= longest &&
    wordsIn(form).size >= fewestWords &&
    informativeWordsOf(withoutDates(form)).length >= fewestInformativeWords &&
    !openEnds.test(form) &&
    !/[?"“”„«»]/u.test(form) &&
    hasEvenBrackets(form)
  )
}

// "Gefällt Ihnen der Schnitt nicht, schneiden wir nach": the part before the comma is a condition.
const germanMainClause = /^\p{Ll}+(?:en|t|e|n)\s(?:wir|sie|ich|er|es|du|ihr|man)(?!\p{L})/u

// "Nine of ten pass, last year that was 61 girls and boys" starts another clause, so it isn't a list.
const ownClause =
  /^[^,]*?(?<!\p{L})(?:that|das|c['’])\s?(?:is|was|were|are|ist|war|waren|sind|est|était|étaient)(?!\p{L})|^[^,]*?(?<!\p{L})(?:is|was|were|are|ist|war|waren|sind|est|était|étaient) (?:that|das|cela)(?!\p{L})/iu

// "blows, turns and wires": the part before the first comma of a list isn't a sentence.
function isInList(end: string, rest: string): boolean {
  return (
    end.startsWith(',') &&
    !ownClause.test(rest) &&
    (/^[^,]*\s(?:and|or|und|oder|sowie|et|ou)\s/iu.test(rest) || germanMainClause.test(rest))
  )
}

function hasEvenBrackets(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)
}
