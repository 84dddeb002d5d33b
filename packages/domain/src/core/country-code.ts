import { foldName } from './fold-name.ts'

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const further: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  'the netherlands': 'NL',
  holland: 'NL',
  eire: 'IE',
  schweiz: 'CH',
  osterreich: 'AT',
}

const codesByName = new Map<string, string>()

/** The ISO code of a country written as a name in a language of the region, or as a code; null for other texts. */
export function countryCode(text: string): string | null {
  if (/^[A-Z]{2}$/.test(text) && nameOf(text, 'en') !== null) return codeInUse(text)
  if (codesByName.size === 0) fill()
  return codesByName.get(foldName(text)) ?? null
}

/** The code that stands for one that is an alias or out of use: GB for UK, FR for FX. */
function codeInUse(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code
}

function fill(): void {
  for (const first of letters) {
    for (const second of letters) {
      const code = `${first}${second}`
      for (const language of languages) {
        const name = nameOf(code, language)
        if (name !== null) codesByName.set(foldName(name), codeInUse(code))
      }
    }
  }
  for (const [name, code] of Object.entries(further)) codesByName.set(foldName(name), code)
}

const names = new Map<string, Intl.DisplayNames>()

function nameOf(code: string, language: string): string | null {
  const display =
    names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  names.set(language, display)
  return display.of(code) ?? null
}
