const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region' }),
)
const furtherCountryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain'],
  NL: ['Holland'],
  US: ['USA', 'America'],
}

/** Names of a country in other languages, and short forms. */
export function otherCountryNames(code: string): readonly string[] {
  const named = languages.flatMap((names) => names.of(code) ?? [])
  return [...named, ...(furtherCountryNames[code] ?? [])]
}

// The list of regions has only English names. These are the local names of the larger ones.
const regions: Readonly<Record<string, readonly string[]>> = {
  'AT.02': ['Kärnten'],
  'AT.03': ['Niederösterreich'],
  'AT.04': ['Oberösterreich'],
  'AT.06': ['Steiermark'],
  'AT.07': ['Tirol'],
  'BE.VLG': ['Vlaanderen', 'Flandre'],
  'BE.WAL': ['Wallonie', 'Wallonië'],
  'CH.GE': ['Genève', 'Genf'],
  'CH.LU': ['Luzern'],
  'CH.VS': ['Wallis'],
  'CH.ZH': ['Zürich'],
  'DE.02': ['Bayern', 'Bavière'],
  'DE.04': ['Hamburg'],
  'DE.05': ['Hessen'],
  'DE.06': ['Niedersachsen'],
  'DE.07': ['Nordrhein-Westfalen', 'NRW'],
  'DE.08': ['Rheinland-Pfalz'],
  'DE.12': ['Mecklenburg-Vorpommern'],
  'DE.13': ['Sachsen'],
  'DE.14': ['Sachsen-Anhalt'],
  'DE.15': ['Thüringen'],
  'ES.51': ['Andalucía'],
  'ES.52': ['Aragón'],
  'ES.53': ['Canarias'],
  'ES.56': ['Cataluña', 'Catalunya'],
  'ES.59': ['País Vasco', 'Euskadi'],
  'FR.11': ['Île-de-France'],
  'FR.28': ['Normandie'],
  'FR.53': ['Bretagne'],
  'FR.75': ['Nouvelle-Aquitaine'],
  'FR.76': ['Occitanie'],
  'FR.94': ['Corse'],
  'IE.C': ['Connacht'],
  'IT.09': ['Lombardia'],
  'IT.12': ['Piemonte'],
  'IT.13': ['Puglia'],
  'IT.14': ['Sardegna'],
  'IT.15': ['Sicilia'],
  'IT.16': ['Toscana'],
  'NL.07': ['Noord-Holland'],
  'NL.11': ['Zuid-Holland'],
}

/** Names of a region, such as `DE.02`, in the languages spoken there. */
export function otherRegionNames(key: string): readonly string[] {
  return regions[key] ?? []
}
