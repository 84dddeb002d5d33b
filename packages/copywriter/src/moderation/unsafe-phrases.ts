/** Categories of unsafe texts. */
export const unsafeCategoryNames = ['hate', 'sexual', 'violence', 'selfHarm', 'illegalGoods'] as const
export type UnsafeCategory = (typeof unsafeCategoryNames)[number]

const peoples = 'jews|muslims|christians|immigrants|refugees|foreigners|gays|women|blacks|arabs|gypsies'
const goods = [
  'cocaine|cocaïne|kokain|heroin|héroïne|crystal meth|crack cocaine|methamphetamine|fentanyl|mdma|lsd tabs|ecstasy pills',
  'ghost guns?|untraceable (?:guns?|weapons?)|illegal (?:guns?|weapons?)|armes illégales|illegale waffen',
  'stolen (?:credit cards?|goods|phones)|cartes volées|gestohlene (?:ware|karten)',
  'counterfeit (?:money|banknotes|passports?|watches|bags)|faux (?:papiers|billets|passeports?)|falschgeld',
  'fake (?:passports?|ids?|id cards?|driving licen[cs]es?)|gefälschte (?:pässe|ausweise|führerscheine|uhren)',
].join('|')
const offered = 'buy|sell|selling|order|get|acheter|vendre|vente de|achetez|kaufe|verkaufe|bestelle'
const onOffer = 'for sale|delivered|à vendre|livrée?s?|kaufen|verkaufen|bestellen|zu verkaufen'
const upToThreeWords = String.raw`(?:\s\S+){0,3}\s`

/**
 * Phrases by category in English, French and German, as patterns of lower-case words. A word that ordinary businesses
 * use is only listed together with what makes it unsafe.
 */
export const unsafePhrases: Readonly<Record<UnsafeCategory, readonly string[]>> = {
  hate: [
    'white power',
    'white supremacy',
    'ethnic cleansing',
    'heil hitler',
    'sieg heil',
    `(?:kill|gas|hang|exterminate|deport) all (?:the )?(?:${peoples})`,
    `death to (?:${peoples})`,
    `no (?:${peoples}) allowed`,
    'subhumans?',
    'niggers?',
    'kikes?',
    'untermensch(?:en)?',
    'ausländer raus',
    'juden raus',
    'kanaken?',
    'judensau',
    'mort aux (?:juifs|arabes|noirs|musulmans|étrangers)',
    'sales? (?:juifs?|arabes?|noirs?)',
    'bougnoules?',
    'youpins?',
  ],
  sexual: [
    '(?<!food )porn',
    'porno',
    'pornos',
    'pornography',
    'pornographie',
    'xxx videos?',
    'sex tapes?',
    'sex videos?',
    'sexvideos?',
    'live sex',
    'sex for money',
    'nude (?:pics|photos) of (?:girls|women|teens)',
    'cam ?girls?',
    'blow ?jobs?',
    'child porn',
    'prostitutes?',
    'prostituées?',
    'prostituierten?',
    'escort girls?',
    'nutten',
    'vidéos de sexe',
    'sexe en direct',
    'sextreffen',
  ],
  violence: [
    'kill them all',
    String.raw`(?:how to|we will|i will|let us|let's) (?:kill|murder|shoot|stab|behead) (?:you|him|her|them|people|someone|your \w+)`,
    'plan a mass shooting',
    'behead(?:ing)? (?:people|them|him|her)',
    'torture (?:people|them|him|her)',
    'bomb (?:a|the) (?:school|church|mosque|synagogue)',
    'hire a (?:contract killer|hit ?man)',
    'engager un tueur à gages',
    "tuer (?:quelqu'un|des gens|votre \\w+)",
    "égorger (?:quelqu'un|des gens)",
    'auftragskiller (?:buchen|mieten|gesucht)',
    String.raw`(?:jemanden|leute|menschen|ihn|sie alle) (?:umbringen|töten|abstechen|erschießen)`,
    'amoklauf planen',
  ],
  selfHarm: [
    'kill yourself',
    'hang yourself',
    'end your own life',
    'how to commit suicide',
    'pro ?-?ana',
    'thinspo',
    'suicide-toi',
    'comment se suicider',
    'tue-toi',
    'bring dich um',
    'häng dich auf',
    'selbstmord anleitung',
    'wie begeht man selbstmord',
  ],
  illegalGoods: [
    `(?:${offered})${upToThreeWords}(?:${goods})`,
    `(?:${goods})${upToThreeWords}(?:${onOffer})`,
  ],
}
