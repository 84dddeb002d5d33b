import type { AdLanguage } from '@aloft/domain/core/ad-languages'

/**
 * How the words around a trade's name change its meaning, in one language. Words are folded: lower case, without
 * accents.
 */
export interface TradeGrammar {
  /** Articles and words such as "of", which don't interrupt a name: "atelier de céramique". */
  readonly linking: ReadonlySet<string>
  /** Those of them that turn what follows into a complement: a "fournisseur de boulangeries" isn't a bakery. */
  readonly of: ReadonlySet<string>
  /** Up to the end of the sentence, what follows these is a customer or somebody else. */
  readonly customers: ReadonlySet<string>
  /** Up to the next comma, what follows these says where or with what. */
  readonly circumstances: ReadonlySet<string>
  /** A clause that starts this way describes an action, and its nouns are the objects: "We design hotels". */
  readonly doers: ReadonlySet<string>
  /** After a subject, these make the clause name the business: "We are a bakery". */
  readonly being: ReadonlySet<string>
  /** Words that any business may use for itself. */
  readonly neutral: ReadonlySet<string>
  /** Before a word for customers, these show that it doesn't mean customers: "Praxis für Physiotherapie". */
  readonly houses: ReadonlySet<string>
  /** Patients who aren't people, and so aren't the trade's usual customers: "dog physiotherapy". */
  readonly animals: ReadonlySet<string>
  /** Words for a maker, and for a seller, of what others may sell or make. */
  readonly making: ReadonlySet<string>
  readonly selling: ReadonlySet<string>
}

/** Endings of German compounds that only name the kind of place, such as `werkstatt` in "Malerwerkstatt". */
export const houseKinds: Readonly<Record<string, string>> = {
  ...kindOf(
    'maker',
    'werkstatt werkstatte manufaktur atelier meister meisterin meisterbetrieb betrieb fachbetrieb firma bauer',
  ),
  ...kindOf(
    'shop',
    'laden laeden geschaft fachgeschaft handlung handel handler shop haus markt fachmarkt kontor',
  ),
  ...kindOf('practice', 'praxis zentrum studio salon institut klinik'),
  ...kindOf('office', 'service dienst buro agentur unternehmen team'),
}

export const tradeGrammars: Readonly<Record<AdLanguage, TradeGrammar>> = {
  en: {
    linking: setOf('the a an of our your its his her their my s and'),
    of: setOf('of'),
    customers: setOf(
      'for to supplying serve serves serving helping supporting like unlike than instead between love loves customers clients',
    ),
    circumstances: setOf(
      'in at from near on inside opposite next behind above below by with that which who whom whose where since under using into about around over through without when beside beyond across during',
    ),
    doers: setOf('we i you they'),
    being: setOf('are am re m'),
    neutral: setOf(
      'shop store company companies studio firm business practice clinic workshop service services specialist house maker team agency provider center office family local independent small',
    ),
    houses: setOf('clinic center practice studio'),
    animals: setOf('dog cat pet horse animal equine canine'),
    making: setOf(
      'make makes made making maker handmade craft crafts crafted build builds built blow blows blown knit knits knitted knitting weave woven sew sewn carve turn turns wires forge workshop bench mill studio',
    ),
    selling: setOf('shop store stock stocks brands boutique retailer dealer'),
  },
  de: {
    linking: setOf(
      'der die das den dem des ein eine einen einem einer eines von vom unser unsere unserer unserem ihr ihre ihrer ihrem mein meine und sowie',
    ),
    of: setOf('von'),
    customers: setOf(
      'fur an beliefern beliefert beliefere unterstutzen unterstutzt helfen hilft wie statt anstatt zwischen kunden',
    ),
    circumstances: setOf(
      'in im am bei beim mit aus auf zu zum zur neben seit nach uber um ab wo ohne hinter unter gegenuber durch wahrend',
    ),
    doers: setOf('wir ich sie'),
    being: setOf('sind bin ist'),
    neutral: setOf(
      'betrieb geschaft laden firma studio praxis werkstatt service dienst buro haus unternehmen team agentur anbieter zentrum salon familie fachbetrieb',
    ),
    houses: setOf(
      'praxis zentrum studio salon atelier werkstatt institut klinik geschaft fachgeschaft laden',
    ),
    animals: setOf('hund hunde katze katzen tier tiere pferd pferde'),
    making: setOf(
      'handgemacht handgefertigt gefertigt fertigen baut bauen gebaut gestrickt gewebt genaht geblasen manufaktur werkstatt atelier',
    ),
    selling: setOf('laden geschaft shop fachgeschaft marken sortiment handler'),
  },
  fr: {
    linking: setOf('le la les l un une des de du d notre nos votre vos mon ma mes son sa ses leur leurs et'),
    of: setOf('de du d des'),
    customers: setOf(
      'pour aux aupres fournit fournissons fournisseur livre livrons livrent accompagne accompagnons aide aidons comme entre clients',
    ),
    circumstances: setOf(
      'a au dans avec sur depuis qui que dont pres sans en par chez face sous derriere pendant',
    ),
    doers: setOf('nous je vous on'),
    being: setOf('sommes suis est'),
    neutral: setOf(
      'atelier maison salon centre entreprise societe agence boutique magasin studio cabinet equipe etude service specialiste artisan bureau famille',
    ),
    houses: setOf('cabinet centre institut clinique'),
    animals: setOf('chien chiens chat chats animal animaux cheval chevaux canin canine equin equine'),
    making: setOf(
      'fabrique fabriquons fabrication fait faits artisanal artisan tricote tisse souffle atelier creons creation',
    ),
    selling: setOf('magasin boutique marques vente'),
  },
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''))
}

function kindOf(kind: string, ends: string): Record<string, string> {
  return Object.fromEntries(ends.split(' ').map((end) => [end, kind]))
}
