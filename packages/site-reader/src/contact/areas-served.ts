import { namesOf } from '../sentences/languages/language.ts'
import { pricesIn } from '../sentences/prices.ts'
import { plain, sentences } from '../text/text.ts'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { Area } from '@aloft/domain/scans/website-facts.entity'
import { businessThings } from '../page/business-things.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import type { PageRole } from '../page/page-kind.ts'
import type { Site } from '../site/site.ts'
import { list, isObject, textsOf } from '../page/thing.ts'
import { fieldsOfFacts, type ReadLine } from '../site/line-facts.ts'

const most = 12
const longestName = 60
// "Portugal and Spain: €4.50, two to three days." on a page about delivery.
const pricedPlaces = new RegExp(String.raw`^(?<name>${namesOf('and|und|et|y|&')}):\s`, 'u')
const separators = /, (?:(?:and|und|et|y) )?| (?:and|und|et|y|&) /u
const notPlaces =
  /^(?:Delivery|Shipping|Standard|Express|Versand|Lieferung|Livraison|Envío|Rest|Returns?|Parcel|Letter|Post)(?!\p{L})/u
const ownRoles = new Set<PageRole>(['home', 'about', 'offers', 'prices', 'contact', 'delivery', 'other'])

/** The places that are served: first those in structured data, then those in sentences. */
export function readAreas(site: Site, read: readonly ReadLine[]): Field<Area>[] {
  const structured = fieldsOf(
    site.pages.flatMap((page) =>
      businessThings(page).flatMap(({ data, quote }) =>
        ['areaServed', 'serviceArea'].flatMap((key) =>
          list(data[key]).flatMap((served) => {
            const [name] = isObject(served) ? textsOf(served, 'name') : textsOf({ served }, 'served')
            if (name === undefined || name.length > longestName) return []
            const radius = isObject(served) ? Number(textsOf(served, 'geoRadius')[0] ?? '') : 0
            const radiusKm = radius > 0 ? Math.round(radius / 1000) : null
            const quoted = quote(isObject(served) ? 'name' : key, name) ?? ''
            return [fieldOf({ name, radiusKm }, [evidenceOf(page.url, quoted, 'jsonLd')])]
          }),
        ),
      ),
    ),
  )
  const stated = fieldsOfFacts(
    read.flatMap(({ line, facts }) =>
      ownRoles.has(line.page.role) && line.zone !== 'nav'
        ? facts.areas.map((fact) => ({ ...fact, line }))
        : [],
    ),
    ({ name }) => plain(name),
    ({ name }) => name,
  )
  const priced = fieldsOf(
    read.flatMap(({ line }) => {
      if (line.page.role !== 'delivery' || line.zone !== 'main') return []
      return sentences(line.text).flatMap((sentence) => {
        const names = pricedPlaces.exec(sentence)?.groups?.['name']?.split(separators) ?? []
        const isPriced = pricesIn(sentence).length > 0
        const own = isPriced ? names.filter((name) => !notPlaces.test(name)) : []
        return own.map((name) =>
          fieldOf({ name, radiusKm: null }, [evidenceOf(line.page.url, sentence, 'text')]),
        )
      })
    }),
  )
  const byName = Map.groupBy([...structured, ...stated, ...priced], ({ value }) => plain(value.name))
  return [...byName.values()].flatMap(([first]) => first ?? []).slice(0, most)
}
