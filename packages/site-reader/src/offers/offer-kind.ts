import type { OfferKind } from '@aloft/domain/facts/offer-kinds.rules'
import { businessThings } from '../page/business-things.ts'
import type { FoundOffer } from './offer.ts'
import type { OfferContext, OfferPlace } from './offer-place.ts'

const byType: Readonly<Record<string, OfferKind>> = {
  Product: 'product',
  ProductGroup: 'product',
  Service: 'service',
  MenuItem: 'food',
  'Menu item': 'food',
  Course: 'class',
  Event: 'event',
  HotelRoom: 'stay',
  SoftwareApplication: 'plan',
}
const foodPlaces = new Set(
  'Restaurant Bakery CafeOrCoffeeShop BarOrPub IceCreamShop FastFoodRestaurant Brewery FoodEstablishment Distillery Winery'.split(
    ' ',
  ),
)
/** Words of a name, noun or heading that indicate the kind in four languages, the clearest first. */
const byWords: readonly (readonly [OfferKind, RegExp])[] = [
  [
    'class',
    /(?<!\p{L})(?:class(?:es)?|courses?|workshops?|lessons?|\p{L}*kurse?|seminare?|workshop|unterricht|ateliers?|cours|stages?|curso|cursos|taller)(?!\p{L})/iu,
  ],
  [
    'service',
    /(?<!\p{L})(?:repairs?|services?|servicing|treatments?|massage|visit|cleaning|consultation|leistungen|reparatur\p{L}*|behandlung\p{L}*|beratung|prestations?|soins?|réparations?|reparación|servicio)(?!\p{L})/iu,
  ],
]
const planUnits = /^(?:months?|mo|monat|mois|mes|years?|yr|jahr|an|année|año)$/iu
const stayUnits = /^(?:nights?|nacht|nuit|noche)$/iu
const buying =
  /(?:add|put it) (?:to|in) (?:the |your |my )?(?:bag|basket|cart)|in den warenkorb|ajouter au panier|añadir al carrito/i

interface Known {
  readonly unit: string | null
  readonly noun: string | null
  readonly hasPicture: boolean
}

/** The kind of an offer; null if the site doesn't make it clear. */
export function kindOf(
  group: readonly FoundOffer[],
  places: readonly OfferPlace[],
  { unit, noun, hasPicture }: Known,
  { site }: OfferContext,
): OfferKind | null {
  const statedKinds = group.flatMap(({ structured }) => structured?.types ?? []).map((type) => byType[type])
  const structured = statedKinds.find((kind) => kind !== undefined)
  if (structured) return structured
  if (unit !== null && stayUnits.test(unit)) return 'stay'
  if (unit !== null && planUnits.test(unit)) return 'plan'
  const [place] = places
  const above = place?.line.page.blocks.find(({ level }) => level === 1)?.text ?? ''
  const headings = (place?.line.headings ?? []).map(({ text }) => text)
  const words = [
    group[0]?.name ?? '',
    noun ?? '',
    ...headings,
    ...(place?.line.page.role === 'home' ? [] : [above]),
  ]
  for (const [kind, pattern] of byWords) if (words.some((text) => pattern.test(text))) return kind
  const types = site.pages.flatMap((page) => businessThings(page).flatMap((thing) => thing.types))
  if (types.some((type) => foodPlaces.has(type))) return 'food'
  const isShown = hasPicture && noun !== null && types.some((type) => /Store$|^Florist$/.test(type))
  const isBought = place !== undefined && buying.test(place.line.page.$(place.card).text())
  return isShown || isBought ? 'product' : null
}
