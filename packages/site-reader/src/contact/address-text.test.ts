import { expect, it } from 'vitest'
import { addressIn } from './address-text.ts'
import { phoneKey, phonesIn } from './phones.ts'

it.each([
  [
    ['Third Floor, 27 Park Row, Leeds LS1 5QL. Two minutes from the station.'],
    'Third Floor, 27 Park Row, Leeds LS1 5QL',
    'Leeds',
    null,
    null,
  ],
  [
    ['Bois & Billes, Chemin des Copeaux 7, 1630 Bulle - 026 101 53 20 - Mise à jour: avril'],
    'Chemin des Copeaux 7, 1630 Bulle',
    'Bulle',
    null,
    null,
  ],
  [
    ['The Company', '12 High Street', 'Bath BA1 5AA', 'United Kingdom'],
    '12 High Street, Bath BA1 5AA',
    'Bath',
    null,
    'United Kingdom',
  ],
  [
    ['8 Pier Steps, Whitby, North Yorkshire YO21 3PU'],
    '8 Pier Steps, Whitby, North Yorkshire YO21 3PU',
    'Whitby',
    'North Yorkshire',
    null,
  ],
  [
    ['The Spoke Van, Unit 4, Marsh Lane Yard, Bristol BS3 2NT'],
    'Unit 4, Marsh Lane Yard, Bristol BS3 2NT',
    'Bristol',
    null,
    null,
  ],
  [
    ['Mèche Libre, 31 montée des Tisserands, 69001 Lyon'],
    '31 montée des Tisserands, 69001 Lyon',
    'Lyon',
    null,
    null,
  ],
  [['La Grange, lieu-dit Kerlann, 56860 Séné'], 'lieu-dit Kerlann, 56860 Séné', 'Séné', null, null],
  [['Musterstr. 5, 10115 Berlin, Deutschland'], 'Musterstr. 5, 10115 Berlin', 'Berlin', null, 'Deutschland'],
  [['Hauptplatz 3', 'A-8010 Graz', 'Österreich'], 'Hauptplatz 3, A-8010 Graz', 'Graz', null, 'Österreich'],
  [
    ['7, rue de l’Échappée', '44000 Nantes, France'],
    '7, rue de l’Échappée, 44000 Nantes',
    'Nantes',
    null,
    'France',
  ],
  [['Firma · Gartenweg 41 · 50823 Köln · 0221 1'], 'Gartenweg 41, 50823 Köln', 'Köln', null, null],
  [
    ['Calle Mayor 12, 04100 Níjar (Almería), España. Hola.'],
    'Calle Mayor 12, 04100 Níjar (Almería)',
    'Níjar',
    'Almería',
    'España',
  ],
  [['Keizersgracht 123, 1015 CJ Amsterdam'], 'Keizersgracht 123, 1015 CJ Amsterdam', 'Amsterdam', null, null],
  [
    ['Rua da Ponte 18, 6200-014 Covilhã', 'Portugal'],
    'Rua da Ponte 18, 6200-014 Covilhã',
    'Covilhã',
    null,
    'Portugal',
  ],
  [
    ['1200 Main Street', 'Portland, OR 97205'],
    '1200 Main Street, Portland, OR 97205',
    'Portland',
    'OR',
    null,
  ],
  [['Visit us at 5 Quay Street, Galway, Ireland'], '5 Quay Street, Galway', 'Galway', null, 'Ireland'],
])('%j', (lines, address, city, region, country) => {
  const found = addressIn(lines)
  expect(found).toMatchObject({ city, region, country })
  expect(found?.pieces.join(', ')).toBe(address)
})

it.each(['We moved here in 1990 from 3 Oak Road', 'Room 5', '12 loaves too many, Cork', 'Open 9 to 5'])(
  '%s is no address',
  (text) => {
    expect(addressIn([text])).toBeNull()
  },
)

it.each([
  ['+44 20 7946 0018', '020 7946 0018'],
  ['+49 (0)30 1234567', '030 / 123 45 67'],
  ['+33 2 61 91 04 27', '02 61 91 04 27'],
])('%s and %s are one line', (one, other) => {
  expect(phonesIn(`Call ${one} today`)).toEqual([one])
  expect(phonesIn(other)).toEqual([other])
  expect(phoneKey(one)).toBe(phoneKey(other))
})

it.each(['2019-2024', '12.10.2024', 'VAT DE123456789', '10115 Berlin', '€1,200.50'])(
  '%s is no phone number',
  (text) => {
    expect(phonesIn(text)).toEqual([])
  },
)
