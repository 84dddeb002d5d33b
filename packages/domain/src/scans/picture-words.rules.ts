import { foldName } from '../core/fold-name.ts'

// Words for pictures that show the location or the staff of a business, in the languages of pages.
const placeWords = new Set(
  [
    'shop shopfront storefront frontage facade exterior outside building premises entrance door street interior inside',
    'reception showroom office window team staff people portrait founder owner crew map',
    'laden ladenlokal ladengeschaft ladenfront geschaft fassade schaufenster aussenansicht gebaude haus eingang tur',
    'strasse innenraum innenansicht empfang mitarbeiter inhaber inhaberin grunder grunderin belegschaft karte anfahrt',
    'devanture vitrine boutique magasin exterieur batiment entree rue interieur accueil equipe fondateur fondatrice plan',
    'tienda fachada escaparate equipo',
  ]
    .join(' ')
    .split(' '),
)

// Words for pictures that contain text, such as the screen of an app.
const screenWords = new Set(
  [
    'screenshot screenshots screen dashboard interface mockup wireframe infographic diagram chart',
    'bildschirmfoto bildschirm oberflache benutzeroberflache infografik diagramm schaubild',
    'ecran infographie schema graphique',
  ]
    .join(' ')
    .split(' '),
)

const fillers = new Set(
  [
    'a an and as at by for from in is it of on or our the their to with your',
    'am auf aus bei das dem den der des die ein eine einer fur im in ist mit oder und unser unsere von zu',
    'au aux avec dans de des du en est et la le les leur notre nos ou par pour sur un une',
    'img image images picture pictures photo photos pic pics media assets uploads file content jpg jpeg png webp avif',
  ]
    .join(' ')
    .split(' '),
)

/** The meaningful words, folded, without numbers and file sizes. */
export function informativeWords(text: string): ReadonlySet<string> {
  return new Set(
    foldName(text.replaceAll(/[_\-./]/gu, ' '))
      .split(' ')
      .filter((word) => word.length > 1 && !fillers.has(word) && !/\d/u.test(word)),
  )
}

/** The meaningful part of an address: the file's name, without the folders. */
export function fileWords(url: string): ReadonlySet<string> {
  const [path = ''] = url.split(/[?#]/u, 1)
  const name = path.split('/').at(-1) ?? ''
  return informativeWords(safelyDecoded(name).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether the words describe a shop front, a room or people. */
export function showsPlace(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => placeWords.has(word))
}

/** Whether a picture is drawn, such as the screen of an app or a diagram: text cannot be set on it. */
export function isGraphic({ url, alt }: { readonly url: string; readonly alt: string }): boolean {
  const [path = ''] = url.split(/[?#]/u, 1)
  if (/\.svgz?$/iu.test(path)) return true
  return [...informativeWords(alt), ...fileWords(url)].some((word) => screenWords.has(word))
}

/** Whether a word occurs among others in any of its forms: `lamp` for `lamps`, `Tisch` in `Esstisch`. */
export function hasForm(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true
  return [...words].some((other) => areForms(word, other))
}

function areForms(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4) return false
  const isEnding = long.startsWith(short) && long.length - short.length <= 2
  return isEnding || (short.length >= 5 && long.endsWith(short))
}
