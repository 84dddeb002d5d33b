import { list } from '../sentences/languages/language.ts'
import { en as reading } from '../sentences/languages/en.ts'
import type { Words } from './words.ts'

export const en: Words = {
  ...reading.words,
  pages: {
    offers: list(`
      service, services, product, products, shop, store, collection, collections, catalogue, catalog,
      treatments, classes, courses, workshops, practice areas, what we do, solutions, features, repairs,
      range, menu, food, drinks, rooms, lessons, tours, packages, wholesale, trade, our work
    `),
    prices: list('price, prices, pricing, price list, plans, rates, fees, tariffs, menus'),
    about: list(`
      about, about us, our story, story, who we are, company, history, philosophy, mission, workshop, studio
    `),
    contact: list(`
      contact, contact us, find us, visit, visit us, location, locations, where we are, directions, opening
      hours, hours, get in touch, book, booking, appointments
    `),
    legal: list('imprint, legal, legal notice, legal notices, company details, impressum'),
    team: list('team, people, staff, our people, meet the team'),
    references: list(`
      customers, clients, references, testimonials, reviews, case studies, portfolio, gallery, stories
    `),
    delivery: list(`
      delivery, shipping, returns, size guide, sizes, faq, faqs, help, support, questions
    `),
    journal: list(`
      blog, journal, news, magazine, articles, press, events, changelog, updates, recipes
    `),
    never: list(`
      privacy, privacy policy, terms, terms and conditions, cookies, cookie policy, cart, basket, bag,
      checkout, login, log in, sign in, sign up, account, my account, register, wishlist, search, jobs,
      careers, sitemap, feed, rss, download, unsubscribe, accessibility, archive, old
    `),
  },
  claimHeadings: list(`
    why, promise, promises, expect, rely, reasons, what makes, different, difference, benefits, advantages,
    our values, values, things to know, good to know, guarantee, what we stand for, believe in, at a glance,
    how we work, the way we work, our approach, count on, special, unique, strengths
  `),
  claimMarkers: list(`
    every, each, all, never, no, not, nothing, none, only, always, our own, own, by hand, handmade,
    hand-made, hand-built, free, guarantee*, since, without, within, same day, same week, any day, years,
    award*, certified, licensed, insured, local, locally, organic, natural, fixed price, family-run,
    family-owned, first, everything, inside, 24 hours, made to order, made to measure, independent
  `),
  audienceHeadings: list(`
    who it is for, who is it for, who this is for, who it's for, who we work for, who we work with, who we
    help, who we serve, who takes, who comes, who buys, who uses, people we, for whom, made for, our
    clients, our customers, our guests, who for, is it for you, who we act for, who we are here for, whom
    we, who we treat, who we see, who we teach, ideal for, perfect for, suitable for, who visits, who books
  `),
  forWords: list('for, to'),
  andWords: list('and, or, as well as'),
  relativeWords: list('who, that, which, whose, with, where, but, not, because, when'),
  offerHeadings: list(`
    services, our services, what we do, what we offer, products, our products, practice areas, treatments,
    classes, courses, we offer, workshops
  `),
  notOffers: list(`
    price, prices, total, from, size, item, service, services, menu, delivery, shipping, returns, now, was,
    sale, price list, prices start at, product, products, duration, time, reviews, questions, newsletter,
    new, note, pricing, contact, about, location, opening hours
  `),
  phoneLabels: list('phone, telephone, tel, call, call us, ring, mobile, whatsapp'),
  faxLabels: list('fax, telefax'),
  streets: list(`
    street, st, road, rd, avenue, ave, lane, ln, row, square, place, drive, close, court, quay, terrace,
    hill, way, park, gardens, yard, mews, crescent, boulevard, blvd, steps, pier, parade, walk, green, gate,
    wharf, building, house, mill, bridge, floor, unit, suite
  `),
  parked: list(`
    domain is for sale, domain may be for sale, domain name is for sale, buy this domain, this domain is
    parked, domain is parked, parked free, domain has expired, domain is registered, sponsored listings,
    related searches, make an offer on this domain, inquire about this domain, is for sale, parked domain,
    domain broker, website coming soon
  `),
  personal: list(`
    personal blog, my blog, my personal, personal diary, my diary, personal website, personal site, my
    homepage, my journal, about me, i write about, my thoughts, hobby, in my
    spare time, my notes
  `),
  tones: {
    excitement: list(`
      exciting, amazing, wow, incredible, epic, thrill*, adventure*, launch*, unleash, awesome, blast, fast,
      bold, brand new, adrenaline
    `),
    happiness: list(`
      joy, joyful, happy, happiness, smile*, delight*, cheerful, fun, celebrat*, love, loved, laugh*,
      sunshine, bright, adore*, party, sweet
    `),
    nostalgia: list(`
      since, grandfather, grandmother, grandparents, generations, heritage, tradition*, old-fashioned,
      childhood, vintage, remember, memories, the old way, century
    `),
    FOMO: list(`
      only until, until it runs out, last chance, limited, hurry, selling fast, sells out, sold out, while stocks last, today only, ends soon, few left, do not miss, don't miss, book early, waiting
      list, last places
    `),
    humor: list(`
      badly, obviously, arguments, argument, politely, polite, too many, by accident, opinions, usually,
      apparently, slightly, allegedly, nobody ever, please, jokes, joke, silly, awkward, kindly,
      suspicious*, guilty, no regrets, grumpy, stubborn, fair enough
    `),
    empathy: list(`
      understand, we understand, listen, gentle, gently, care, caring, support, comfort*, worry, worries,
      pain, pains, hurts, hurt, kind, together, alone, patient, at your pace, we hear, feel, fear, hard
      times, judge, judgement
    `),
    inspiration: list(`
      imagine, dream*, inspir*, discover*, create, creative, possible, become, achieve, grow, vision,
      unlock, transform*, explore, your best, potential
    `),
    trust: list(`
      advice, guarantee*, certified, qualified, regulated, insured, insurance, licensed, registered,
      promise*, trusted, reliable, experience, years, safe, safety, tested, in writing, fixed price, honest,
      straight answer, family-run, expert*, professional*, solicitor*, accredited, independent, quality,
      secure, warranty, answers, repair*, no contract, transparent
    `),
    surprise: list(`
      surprise*, unexpected, secret, secrets, never seen, discover what, mystery, guess, you did not know,
      revealed, hidden
    `),
    serenity: list(`
      calm, quiet, quietly, peace, peaceful, slow, slowly, relax*, evening, evenings, dusk, no rush, rest,
      breathe, still, soft, gentle, warm, stillness, light, unhurried, mindful*,
      dark, sunset, sea
    `),
  },
}
