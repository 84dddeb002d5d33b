import type { TextCheck } from './linted-ad.rules.ts'
import { faultAt, keepApart } from './linted-ad.rules.ts'
import { findPhrases, phraseBook } from './phrases.rules.ts'
import type { Word } from './words.rules.ts'

const outcome = `results|success|profit|profits|income|earnings|returns|cure`
const phrases = phraseBook({
  beforeAfter: `before and after, before after, avant et après, avant après, vorher nachher, vorher und nachher`,
  promise: `guaranteed ${outcome}, guaranteed weight loss, guaranteed hair growth, ${outcome} guaranteed,
    ${outcome} are|is guaranteed, weight loss guaranteed, guarantee ${outcome}, guarantees ${outcome},
    guarantee you ${outcome}, guaranteed to lose|cure|heal|earn, guaranteed fast|visible|instant|quick ${outcome},
    résultat|résultats garanti|garantis, résultats sont garantis, succès|gains|guérison garanti|garantis|garantie,
    perte de poids garantie, réussite garantie, garantissons des résultats, garantit des résultats,
    résultats visibles garantis, revenus garantis,
    garantiert* ergebnis*, garantiert* erfolg*, garantiert* resultat*, garantiert* gewinn*, garantiert* gewichtsverlust,
    garantiert* abnehmen, ergebnis|ergebnisse|erfolg|resultate|gewinn|gewinne|heilung garantiert*, erfolgsgarantie,
    garantieren ergebnisse|erfolg|resultate, garantieren ihnen|dir ergebnisse|erfolg|resultate`,
})
// A weight lost within a period.
const weightInTime =
  /(?<!\p{L})(?:lose|shed|drop|perdez|perdre|perds|verlieren|verliere|nehmen|nimm)(?: sie)?(?: up to| jusqu['’]à| bis zu)? \d+(?:[.,]\d+)? ?(?:kg|kilos?|pounds|lbs|pfund)(?!\p{L})(?: ab)?(?: weight)? (?:in|within|en) (?:just |only |nur )?(?:\d+|one|a|two|une|deux|einer|zwei) (?:days?|weeks?|months?|jours?|semaines?|mois|tagen?|wochen?|monaten?)/giu

const pictures = `photo|photos|picture|pictures|pics|image|images|result|results|transformation|transformations|shot|shots|
  gallery|comparison|story|stories|of|résultat|résultats|bild|bilder|fotos|vergleich|ergebnis|ergebnisse`
const pictureWords: ReadonlySet<string> = new Set(pictures.split('|').map((word) => word.trim()))

/** "Open before and after work" is a time; the words mean a change if they're used alone or refer to pictures. */
function isTime(next: Word | undefined): boolean {
  return next !== undefined && next.isJoined && !pictureWords.has(next.lower)
}

/** Before and after, and promised results (M05). A money-back or product guarantee is allowed. */
export const checkPromisedResults: TextCheck = ({ text, words }) => {
  const promised = findPhrases(words, phrases)
    .filter(({ tag, last }) => tag === 'promise' || !isTime(words[last + 1]))
    .map(({ first, last }) => ({ start: words[first]?.start ?? 0, end: words[last]?.end ?? text.length }))
  const timed = [...text.matchAll(weightInTime)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  return keepApart([...promised, ...timed]).map((span) => faultAt(text, span))
}
