import { plain } from '@aloft/site-reader/text/text'

/** Names of a few common trades in languages without ads: Spanish, Italian, Portuguese, Dutch. */
const names: Readonly<Record<string, string>> = {
  bakery: 'panadería, panetteria, panificio, padaria, bakkerij',
  'pastry-shop': 'pastelería, pasticceria, banketbakkerij',
  butcher: 'carnicería, macelleria, talho, slagerij',
  florist: 'floristería, fioraio, fiorista, florista, bloemist, bloemenwinkel',
  potter:
    'taller de cerámica, taller familiar de cerámica, cerámica artesanal, alfarería, laboratorio di ceramica, ceramista, olaria, pottenbakkerij',
  restaurant: 'restaurante, ristorante, trattoria',
  pizzeria: 'pizzería, pizzeria, pizzaria',
  hotel: 'hotel, albergo',
  'guest-house': 'casa rural, agriturismo, casa de hóspedes, pension',
  campsite: 'camping, campeggio, parque de campismo',
  'hair-salon': 'peluquería, parrucchiere, cabeleireiro, kapper, kapsalon',
  barber: 'barbería, barbiere, barbearia',
  'nail-studio': 'salón de uñas, salone unghie, nagelstudio',
  plumber: 'fontanero, fontanería, idraulico, canalizador, loodgieter',
  electrician: 'electricista, elettricista, eletricista, elektricien',
  joiner: 'carpintería, falegnameria, carpintaria, timmerman, timmerbedrijf',
  'car-repair': 'taller mecánico, autofficina, oficina mecânica, garagebedrijf',
  'bike-repair': 'taller de bicicletas, riparazione biciclette, fietsenmaker',
  dentist: 'clínica dental, dentista, studio dentistico, tandarts',
  physiotherapist: 'fisioterapia, fisioterapeuta, fysiotherapie, fysiotherapeut',
  optician: 'óptica, ottica, opticien',
  'driving-school': 'autoescuela, autoscuola, escola de condução, rijschool',
  'language-school': 'academia de idiomas, scuola di lingue, escola de línguas, talenschool',
  'yoga-studio': 'estudio de yoga, centro yoga, estúdio de yoga, yogastudio',
  'cheese-shop': 'quesería, formaggeria, queijaria, kaaswinkel',
  winery: 'bodega, cantina vinicola, adega, wijnmakerij',
  'ice-cream-parlour': 'heladería, gelateria, gelataria, ijssalon',
}

/** The names one by one, folded. */
export const foreignNames = Object.entries(names).flatMap(([trade, list]) =>
  list.split(', ').map((name) => ({ trade, name: plain(name) })),
)

/**
 * The trade that a text in a language without ads names at its start, with the matching words; null if it names none or
 * several.
 */
export function foreignTrade(text: string): { readonly trade: string; readonly words: string } | null {
  const clause = text.split(/[.,;:|]/u)[0] ?? ''
  const key = ` ${plain(clause)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const found = foreignNames.filter(({ name }) => key.includes(` ${name} `))
  const [first] = found
  if (!first || new Set(found.map(({ trade }) => trade)).size > 1) return null
  return { trade: first.trade, words: clause.trim() }
}
