import { francAll } from 'franc-min'

// Words that connect sentences and hardly occur in the other languages.
const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(
    'the and of to is are was we our you your that this with for from who what which when not never no it its at by be been has have does will can every nothing than or on their they but if any as in a an everyone anyone',
  ),
  fr: setOf(
    'le la les des du de et est sont nous notre nos vous votre vos que qui dans sur avec pour par pas jamais ne un une au aux ce cette ces il elle ils elles se sans à où plus chez en aucune aucun toutes tous celles ceux d l qu n c s',
  ),
  de: setOf(
    'der die das den dem des und ist sind wir unser unsere sie ihr ihre ein eine einen einem einer mit für von vom auf aus bei nicht nie kein keine nur auch wenn dass wie was wer im am zum zur nach vor über es er als oder noch jede jeder jedes ab je',
  ),
  es: setOf(
    'el la los las de del y es son nuestro nuestra nuestros nuestras que con para por no nunca un una en al se lo cada ninguna ninguno desde sin su sus como más o',
  ),
  it: setOf(
    'il lo la i gli le di del della e è sono nostro nostra che con per non mai un una in al si ogni da senza come più o',
  ),
  pt: setOf(
    'o a os as de do da dos das e é são nosso nossa que com para por não nunca um uma em no na se cada sem como mais ou desde',
  ),
  nl: setOf(
    'de het een en is zijn wij we ons onze u uw dat die met voor van niet nooit geen op aan bij uit in elke zonder als of maar ook',
  ),
}
const otherNames: Readonly<Record<string, string>> = {
  eng: 'en',
  fra: 'fr',
  deu: 'de',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
}
const enoughForStatistics = 80

/**
 * The two-letter language code of a text, null if unknown: names and short phrases have no language of their own.
 * Languages without ads may have another code.
 */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return 'other'
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const ranked = Object.entries(functionWords)
    .map(([code, known]) => ({ code, hits: words.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  const [best, second] = ranked
  if (best && second && best.hits >= 2 && best.hits > second.hits) return best.code
  if (letters < enoughForStatistics) return null
  const [name] = francAll(text)[0] ?? []
  return name === undefined || name === 'und' ? null : (otherNames[name] ?? name)
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
