import type { AdLanguage } from '../../core/ad-languages.ts'
import { type PhraseBook, phraseBook } from './phrases.rules.ts'
import { listed } from './words.rules.ts'

/**
 * - `condition`: something a person has: an illness, debts, a faith, a record. Near "you", it's about the reader.
 * - `identity`: something a person is. It's about the reader in "are you …", "as a …, you", "… like you".
 * - `ambiguous`: an identity that is also a word for things (black coffee, a senior developer).
 */
export type Trait = 'condition' | 'identity' | 'ambiguous'

export interface TraitWords {
  readonly traits: PhraseBook<Trait>
  /** Words that follow a condition if it's a topic and not a person's own: cancer research. */
  readonly subjects: ReadonlySet<string>
  /** People that an ambiguous identity can describe: black women. */
  readonly people: ReadonlySet<string>
}

const enTraits = phraseBook<Trait>({
  condition: `diabetes, depression, anxiety, adhd, autism, asthma, arthritis, cancer, hiv, obesity, acne, eczema,
    psoriasis, insomnia, migraine, migraines, epilepsy, dementia, alzheimer, alzheimers, parkinson, bipolar disorder,
    ptsd, ocd, eating disorder, bulimia, anorexia, alcoholism, drug addiction, alcohol addiction, gambling addiction,
    infertility, impotence, erectile dysfunction, menopause, incontinence, haemorrhoids, hemorrhoids, herpes,
    high blood pressure, hypertension, chronic pain, back pain, chronic illness, mental illness,
    medical condition, medical conditions, panic attacks, hearing loss, disability, disabilities, handicap,
    debt, debts, bankruptcy, bad credit, poor credit, financial difficulties, financial problems, financial trouble,
    money problems, low income, criminal record, criminal conviction, criminal convictions, criminal past, felony,
    prison record, religion, religious beliefs, ethnicity, ethnic origin, ethnic background, racial background,
    sexual orientation, sexuality, gender identity, voting record`,
  identity: `christian|christians, muslim|muslims, jew|jews|jewish, catholic|catholics, protestant|protestants,
    hindu|hindus, buddhist|buddhists, atheist|atheists, mormon|mormons, sikh|sikhs, evangelical, african american,
    latino|latina|latinos|latinas, hispanic|hispanics, arab|arabs, caucasian, native american, person of color|colour,
    mixed race, gay, lesbian|lesbians, bisexual|bisexuals, homosexual|homosexuals, queer, lgbt, lgbtq, transgender,
    transsexual, disabled, handicapped, deaf, in a wheelchair, diabetic|diabetics, autistic, obese, overweight,
    depressed, bipolar, epileptic, infertile, alcoholic|alcoholics, mentally ill, hiv positive, elderly, teenager,
    teenagers, a teen, pensioner|pensioners, senior citizen, senior citizens, over the hill, bankrupt, insolvent,
    in debt, deep in debt, unemployed, homeless, seniors, a felon, an ex convict, an ex offender, convicted,
    a union member, a trade union member`,
  ambiguous: `black, white, asian|asians, brown, blind, straight, trans, senior, old, poor, broke, indian, african`,
})

const frTraits = phraseBook<Trait>({
  condition: `diabète, dépression, anxiété, angoisses, tdah, autisme, asthme, arthrite, arthrose, cancer, vih, obésité,
    surpoids, acné, eczéma, psoriasis, insomnie, insomnies, migraine, migraines, épilepsie, démence, alzheimer,
    parkinson, troubles alimentaires, boulimie, anorexie, alcoolisme, toxicomanie, infertilité, stérilité, impuissance,
    ménopause, incontinence, hémorroïdes, herpès, hypertension, douleurs chroniques, mal de dos, maladie chronique,
    maladie mentale, crises de panique, perte d audition, handicap, invalidité, dettes, dette,
    surendettement, faillite, difficultés financières, problèmes d argent, faibles revenus, fichage bancaire,
    casier judiciaire, condamnation pénale, passé judiciaire, religion, croyances religieuses, origine ethnique,
    origines ethniques, orientation sexuelle, homosexualité, identité de genre`,
  identity: `chrétien|chrétienne|chrétiens|chrétiennes, musulman|musulmane|musulmans|musulmanes, juif|juive|juifs|juives,
    catholique|catholiques, protestant|protestante|protestants, hindou|hindoue|hindous, bouddhiste|bouddhistes,
    athée|athées, arabe|arabes, métis|métisse, homosexuel|homosexuelle|homosexuels, gay|gays, lesbienne|lesbiennes,
    bisexuel|bisexuelle, transgenre|transgenres, handicapé|handicapée|handicapés|handicapées, en situation de handicap,
    sourd|sourde|sourds, malvoyant|malvoyante, diabétique|diabétiques, autiste|autistes, obèse|obèses, en surpoids,
    dépressif|dépressive, déprimé|déprimée|déprimés, bipolaire, épileptique, alcoolique|alcooliques, stérile,
    séropositif|séropositive, retraité|retraitée|retraités, personne âgée, adolescent|adolescente|adolescents,
    endetté|endettée|endettés|endettées, surendetté|surendettée|surendettés, interdit bancaire, ruiné|ruinée, fauché,
    fauchée, au chômage, chômeur|chômeuse, sans emploi, sans abri, ancien détenu, ancienne détenue, syndiqué|syndiquée`,
  ambiguous: `noir|noire|noirs|noires, blanc|blanche|blancs|blanches, asiatique|asiatiques, aveugle|aveugles, trans,
    senior|seniors, âgé|âgée|âgés|âgées, vieux, vieille, africain|africaine, indien|indienne`,
})

const deTraits = phraseBook<Trait>({
  condition: `diabetes, depression|depressionen, angststörung|angststörungen, panikattacken, adhs, autismus, asthma,
    arthritis, arthrose, krebs, krebserkrankung, hiv, adipositas, übergewicht, akne, neurodermitis, ekzem|ekzeme,
    psoriasis, schuppenflechte, schlafstörungen, migräne, epilepsie, demenz, alzheimer, parkinson, essstörung,
    bulimie, magersucht, alkoholsucht, drogensucht, spielsucht, unfruchtbarkeit, impotenz, erektionsstörungen,
    wechseljahre, inkontinenz, hämorrhoiden, herpes, bluthochdruck, chronische|chronischen|chronischer schmerzen,
    rückenschmerzen, psychische|psychischen erkrankung, behinderung, schwerbehinderung, hörverlust, schulden,
    überschuldung, insolvenz, geldprobleme, geldsorgen, finanzielle|finanziellen probleme|schwierigkeiten,
    schlechte|schlechter|schlechten bonität, geringes einkommen, vorstrafe|vorstrafen, vorstrafenregister, religion,
    religionszugehörigkeit, ethnische|ethnischen herkunft, sexuelle|sexuellen orientierung, homosexualität,
    geschlechtsidentität`,
  identity: `christ|christin|christen, muslim|muslima|muslime|muslimin|muslimisch, jude|jüdin|juden|jüdisch,
    katholik|katholikin|katholiken|katholisch, protestant|protestantin, evangelisch, hindu|hindus,
    buddhist|buddhistin|buddhisten, atheist|atheistin, schwul, lesbisch|lesbe, bisexuell, homosexuell, transgender,
    queer, behindert, schwerbehindert, gehörlos, taub, diabetiker|diabetikerin, autist|autistin|autistisch,
    adipös, übergewichtig, fettleibig, depressiv, bipolar, unfruchtbar, alkoholiker|alkoholikerin, hiv positiv,
    psychisch krank, chronisch krank, rentner|rentnerin, senior|seniorin|senioren, teenager, jugendlicher,
    verschuldet, überschuldet, pleite, bankrott, insolvent, arbeitslos, obdachlos, vorbestraft,
    gewerkschaftsmitglied, dunkelhäutig, araber|araberin`,
  ambiguous: `schwarz, weiß, blind, alt, arm, trans, asiatisch, asiate, asiatin, afrikanisch, afrikaner`,
})

/** The words of protected traits in each language (M04). */
export const traitWords: Readonly<Record<AdLanguage, TraitWords>> = {
  en: {
    traits: enTraits,
    subjects: new Set(
      listed(`research, charity, charities, awareness, foundation, fund, funds, free, friendly, day, week, month, era,
        advice, collection, collectors, collector, studies, book, books, security, capital, financing, prevention, glass, patients, sufferers`),
    ),
    people: new Set(
      listed(`man, men, woman, women, people, person, single, singles, american, americans, mother, mothers, mum, mom,
        father, fathers, dad, parent, parents, girl, girls, guy, guys, community, and, or, but`),
    ),
  },
  fr: {
    traits: frTraits,
    subjects: new Set(listed('recherche, caritatif, prévention')),
    people: new Set(listed('et, ou, mais')),
  },
  de: {
    traits: deTraits,
    subjects: new Set(
      listed('forschung, hilfe, stiftung, frei, prävention, vorsorge, freundlich, freundliche'),
    ),
    people: new Set(listed('und, oder, aber')),
  },
}
