import type { Page } from './page.ts'
import { type JsonObject, list, type Thing } from './thing.ts'

// Types of schema.org that don't describe a business; a business has hundreds of types of its own.
const others = new Set(
  `WebSite WebPage AboutPage ContactPage CollectionPage ItemPage FAQPage SearchAction ReadAction BreadcrumbList ListItem
  ImageObject VideoObject MediaObject Product ProductGroup Offer AggregateOffer OfferCatalog Service MenuItem Menu MenuSection Brand Person
  PostalAddress GeoCoordinates OpeningHoursSpecification ContactPoint Review AggregateRating Rating Article NewsArticle
  BlogPosting Blog Event Course Recipe Question Answer ItemList SiteNavigationElement WPHeader WPFooter Thing CreativeWork
  PropertyValue QuantitativeValue UnitPriceSpecification PriceSpecification Country City State AdministrativeArea Place Language
  EntryPoint HowTo HowToStep JobPosting SpeakableSpecification DefinedTerm Audience EducationalOccupationalCredential`.split(
    /\s+/,
  ),
)
const businessKeys = [
  'address',
  'telephone',
  'openingHours',
  'openingHoursSpecification',
  'logo',
  'sameAs',
  'email',
  'priceRange',
]

/** The things of a page that are the business itself, the one with the most data first. */
export function businessThings(page: Page): Thing[] {
  return page.things
    .filter(
      ({ types, data }) => types.some((type) => !others.has(type)) && typeof data['name'] !== 'undefined',
    )
    .toSorted((a, b) => weight(b.data) - weight(a.data))
}

/** Whether a page's structured data describes a business with an address, a phone or hours. */
export function isMarkedAsBusiness(page: Page): boolean {
  return businessThings(page).some(({ data }) => weight(data) > 0)
}

function weight(data: JsonObject): number {
  return businessKeys.filter((key) => list(data[key]).length > 0).length
}
