import { evidenceSchema } from '@aloft/domain/scans/field.entity'
import { scanSchema, storedPicturesSchema } from '@aloft/domain/scans/scan.entity'
import { websiteDataSchema } from '@aloft/domain/scans/website-data.entity'
import type { z } from 'zod'
import { objectShape } from './shape.ts'

const data = websiteDataSchema.shape

/** A value read from a website, with its evidence. */
function found<V extends z.ZodType>(
  schema: z.ZodObject<{ value: V; confidence: z.ZodNumber; evidence: z.ZodArray<typeof evidenceSchema> }>,
  description: string,
) {
  return objectShape<z.ZodRawShape>(schema, description, {
    value: 'The value.',
    confidence: 'How sure the value is, from 0 to 1.',
    evidence: 'What the value is based on. Never empty.',
  })
}

/** Data read from websites. */
export const scanShapes = {
  Contradiction: objectShape(
    data.questions.element,
    'Pages that contradict each other, as a question to the owner.',
    {
      field: 'What differs, such as `price`, `phone` or `openingHours`.',
      subject: 'The offer it differs for; missing if it’s about the whole business.',
      answers: ['The values that were found.', { value: 'The value.', evidence: 'Where it was found.' }],
    },
  ),
  Evidence: objectShape(evidenceSchema, 'Where a value was found.', {
    url: 'Address of the page.',
    quote: 'The words on the page.',
    source: 'Where on the page they are.',
  }),
  FoundArea: found(data.areas.element, 'An area that is served.'),
  FoundColor: found(data.colors.element, 'A color of the website.'),
  FoundFont: found(data.fonts.element, 'A font of the website.'),
  FoundBuilder: found(data.builders.element, 'What the website is built with.'),
  FoundHours: found(data.hours.element, 'Opening hours.'),
  FoundOccasion: found(data.occasions.element, 'An occasion, such as a sale.'),
  FoundOffer: found(data.offers.element, 'Something for sale.'),
  FoundPicture: found(data.pictures.element, 'A picture that is large enough for an ad.'),
  FoundPlace: found(data.location.unwrap(), 'Where the business is.'),
  FoundProof: found(data.proofs.element, 'A proof, such as an award or a review.'),
  FoundText: found(data.audiences.element, 'A text found on the website.'),
  FoundTone: found(data.tones.element, 'The tone of the website’s texts.'),
  FoundWay: found(data.ways.element, 'A way to buy, such as booking or calling.'),
  Offer: objectShape(data.offers.element.shape.value, 'Something for sale. What no page says is missing.', {
    name: 'Name of the offer.',
    price: 'Price as written on the page, such as `€4.20`; null without one.',
    noun: 'What kind of thing it is, such as `table lamp`.',
    kind: 'What kind of offer it is.',
    unit: 'What the price is for, such as `month`, `person` or `m²`.',
    isFrom: 'Whether the price is the lowest of several.',
    forWhom: 'Who it is for, word for word.',
    problem: 'The problem it solves, word for word.',
    benefit: 'What it’s good for, word for word.',
    pageUrl: 'Address of the page about it.',
    pictureUrl: 'Address of the picture that shows it, one of `pictures`.',
  }),
  OpeningHours: objectShape(data.hours.element.shape.value, 'Opening hours of some days.', {
    days: 'Days of the week; Monday is 0.',
    opens: 'Minutes after midnight.',
    closes: 'Minutes after midnight.',
  }),
  Occasion: objectShape(data.occasions.element.shape.value, 'An occasion, such as a sale.', {
    text: 'The sentence that says it.',
    until: 'Its last day as the page writes it, such as `15 December`; null without one.',
  }),
  Proof: objectShape(data.proofs.element.shape.value, 'A proof, such as an award or a review.', {
    kind: 'What kind of proof it is.',
    text: 'The sentence or the review, word for word.',
    value: 'Its core, such as `since 1987` or `4.8 of 5`; null without one.',
    by: 'Who wrote the review; null for other proofs.',
  }),
  Scan: objectShape(scanSchema, 'A scan of a website: its progress and its result.', {
    _id: 'Id of the scan, sent as `websiteDataId`.',
    url: 'The address in normal form.',
    status: 'Whether it goes on, is done or has failed.',
    failureStatus: 'Why it failed; null otherwise.',
    startDate: 'When it started.',
    steps: 'Log lines after the one that was asked for, oldest first.',
    data: 'All that is known so far; null if nothing has changed since that line.',
    files: 'Our copies of pictures by address. Empty until the scan is over.',
    soldGuesses: 'What the business may sell, likeliest first; missing if there is nothing to ask.',
  }),
  ScanStep: objectShape(scanSchema.shape.steps.element, 'One line of the log of a scan.', {
    kind: 'What the line is about.',
    outcome: 'Whether it was read, skipped on purpose, or not available.',
    url: 'The address that was read.',
    status: 'HTTP status; null without an answer.',
    title: 'Title of the page; null for other files.',
    found: 'Names of the fields that the step added to.',
    reason: 'Why nothing was read, as a key; null if something was.',
    ms: 'Duration in milliseconds.',
    seq: 'Number of the line, for `after`.',
    date: 'When the step ended.',
  }),
  ServedArea: objectShape(data.areas.element.shape.value, 'An area that is served.', {
    name: 'A town, region or country, as the page calls it.',
    radiusKm: 'How far around it, in kilometers; null if no page says.',
  }),
  StoredPicture: objectShape(storedPicturesSchema.valueType, 'Our own copy of a picture.', {
    fileUrl: 'Address of the copy. Only copies may be shown.',
    width: 'Width in pixels.',
    height: 'Height in pixels.',
    colors: 'Its main colors, the most frequent first. Left out in older scans.',
  }),
  WayToBuy: objectShape(data.ways.element.shape.value, 'A way to buy.', {
    way: 'What a customer does.',
    text: 'Words of the link or button, or the sentence.',
    url: 'Where it leads, such as a page or a `tel:` address; null without a link.',
  }),
  WebsiteColor: objectShape(data.colors.element.shape.value, 'A color of a website.', {
    role: 'What the color is used for.',
    hex: 'The color as `#rrggbb`.',
  }),
  WebsiteData: objectShape(
    websiteDataSchema,
    'All that was read from a website. Lists are ordered, best first.',
    {
      name: 'Name of the business; null if no page says.',
      summary: 'What the business does; null if no page says.',
      differentiators: 'What sets the business apart.',
      audiences: 'Who its customers are.',
      offers: 'What it sells.',
      language: 'Language of the website, as an ISO 639-1 code; null if unknown.',
      location: 'Where the business is; null if no page says.',
      tones: 'Tones of its texts.',
      contact: [
        'How to reach the business.',
        { email: 'Email address; null if no page says.', phone: 'Phone number; null if no page says.' },
      ],
      socialLinks: 'Addresses of its profiles on social networks.',
      logos: 'Addresses of its logos.',
      colors: 'Colors of the website.',
      fonts: 'Fonts of the website.',
      pictures: 'Pictures that are large enough for an ad.',
      questions: 'Contradictions that only the owner can resolve.',
      statements: 'Other sentences about the business, in the order of its pages.',
      trades: 'Ids of trades that are certain.',
      builders: 'What the website is built with, as its pages say.',
      proofs: 'Proofs, such as awards and reviews.',
      ways: 'Ways to buy.',
      areas: 'Areas that are served.',
      hours: 'Opening hours.',
      occasions: 'Occasions, such as sales.',
    },
  ),
  WebsiteFont: objectShape(data.fonts.element.shape.value, 'A font of a website.', {
    role: 'What the font is used for.',
    family: 'Name of the font family.',
  }),
  WebsitePicture: objectShape(data.pictures.element.shape.value, 'A picture of a website.', {
    url: 'Address of the picture.',
    width: 'Width in pixels.',
    height: 'Height in pixels.',
    alt: 'Its alternative text.',
  }),
  WebsitePlace: objectShape(
    data.location.unwrap().shape.value,
    'Where a business is. What no page says is null.',
    {
      city: 'City or town.',
      region: 'Region, state or county.',
      country: 'Country.',
      address: 'Street and house number.',
    },
  ),
}
