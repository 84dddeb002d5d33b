import { wordsIn } from '../text/similarity.ts'
import { isUsable } from './usable.ts'

/** The location of a business. */
export interface PlaceFact {
  /** The narrowest place that the brief names. */
  readonly name: string
  /** Whether a bare preposition may precede it: yes for towns, no for countries and regions. */
  readonly isTown: boolean
  readonly parts: readonly string[]
}

const longestPlace = 40
const articled = /^(?:l[ea]s?|l’|l'|the|der|die|das|el|los|las)(?:\s|$|(?<=['’]))/iu
const regions = wordsOfRegions(
  'bretagne normandie occitanie corse provence bourgogne alsace lorraine aquitaine auvergne picardie savoie vendée bayern hessen sachsen thüringen saarland brandenburg steiermark kärnten tirol vorarlberg burgenland wallis tessin aargau county région land kreis grafschaft comté pays england scotland schottland écosse wales cornwall devon dorset essex kent norfolk suffolk surrey sussex yorkshire munster connacht leinster ulster bavaria hesse saxony thuringia burgundy brittany normandy tyrol styria carinthia catalonia cataluña andalusia andalucía tuscany toscana sicily sardinia lombardy texas california florida oregon arizona nevada colorado ohio michigan illinois virginia georgia alabama tennessee kentucky vermont maine',
)

/** Reads a location such as `Galway, Ireland`, the narrowest place first. */
export function placeFrom(location: string): PlaceFact | null {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isUsable(part, longestPlace))
  const [name] = parts
  if (name === undefined) return null
  const isArea = articled.test(name) || [...wordsIn(name)].some((word) => regions.has(word))
  // A place without another may just as well be a country.
  return { name, isTown: parts.length > 1 && !isArea && !/\d/.test(name), parts }
}

function wordsOfRegions(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
