import type { Place } from '@aloft/domain/ads/places.rules'
import { readZips } from './place-rows.ts'
import { countryName } from './place-table.ts'

/** The zips of the United States, the one country whose zips an open list names. */
export interface UsZips {
  startingWith(figures: string): Generator<Place>
}

/** Reads the list: some 41,000 zips as one text. */
export async function readUsZips(): Promise<UsZips> {
  const parts: string[] = []
  for await (const rows of readZips()) {
    const lines = rows.map(({ zip, city, region, latitude, longitude }) =>
      [zip, city, region, latitude, longitude].join('\t'),
    )
    parts.push(lines.join('\n'))
  }
  const text = `\n${parts.join('\n')}\n`
  return {
    *startingWith(figures) {
      const searched = `\n${figures}`
      for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, at + 1)) {
        yield placeFrom(text.slice(at + 1, text.indexOf('\n', at + 1)))
      }
    },
  }
}

function placeFrom(line: string): Place {
  const [name = '', city = '', region = '', latitude, longitude] = line.split('\t')
  return {
    type: 'zip',
    name,
    region: region === '' ? null : region,
    country_name: countryName('US'),
    primary_city: city === '' ? null : city,
    country_code: 'US',
    population: null,
    circle: { latitude: Number(latitude), longitude: Number(longitude), radiusKm: 0 },
  }
}
