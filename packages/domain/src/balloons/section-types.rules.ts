/** Calls to action of a section, by what they do. */
export const ctaTypes = ['link', 'sign-up-with-email', 'buy-with-PayPal'] as const
export type CtaType = (typeof ctaTypes)[number]

/** Key of the call to action of a page section. */
export const heroCtaTypeKey = 'config/hero/ctaType'

const plain = { isCta: false } as const
const callToAction = { isCta: true } as const

/** Every type of page section by its stored name; `isCta` marks those that lead the visitor on (ENT-17, ENT-19). */
export const sectionTypes = {
  Hero: callToAction,
  NumberedItems: plain,
  ImageItems: plain,
  BannerImage: plain,
  VideoSection: plain,
  PricingSection: plain,
  Testimonials: plain,
  TeamSection: plain,
  CompetitorsSection: plain,
  PageFooter: plain,
  SurveyHeader: plain,
  MultipleChoiceQuestion: plain,
  SingleChoiceQuestion: plain,
  FreeTextQuestion: plain,
  SurveyFooter: callToAction,
  ThankYouPageHeader: plain,
  CallToActionSection: callToAction,
} as const satisfies Record<string, { readonly isCta: boolean }>
export type SectionType = keyof typeof sectionTypes

export function isSectionType(name: unknown): name is SectionType {
  return typeof name === 'string' && Object.hasOwn(sectionTypes, name)
}

/** Whether sections of a stored type have a call to action; an unknown type doesn't. */
export function isCtaSection(name: unknown): boolean {
  return isSectionType(name) && sectionTypes[name].isCta
}
