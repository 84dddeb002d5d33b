import type { TradeEntry } from './trade-entry.ts'

export const choirsAndCauses: readonly TradeEntry[] = [
  {
    id: 'choir',
    kind: 'culture',
    schemaTypes: [],
    goal: 'awareness',
    ways: ['visit', 'call'],
    radiusKm: 20,
    interests: ['Choirs', 'Singing', 'Classical music', 'Clubs and associations', 'Concerts'],
    angles: ['benefit', 'audience', 'time', 'story'],
    words: {
      en: {
        business: 'choir',
        businesses: 'choirs',
        sells: 'choral singing and concerts',
        alsoCalled: 'singing group, choral society, gospel choir, pop choir, chamber choir, community choir',
        offers:
          'weekly rehearsal, open rehearsal, voice training, concert, children’s choir, singing for weddings, choir weekend, membership',
        searches:
          'join a choir, choir, gospel choir, pop choir, community choir, choir for beginners, children’s choir, choir near me',
        negatives: 'jobs, sheet music, lyrics, free download, robe, film, stalls',
        questions: ['Do I need to read music?', 'When do you rehearse?', 'Can I come to a trial rehearsal?'],
      },
      de: {
        business: 'Chor',
        businesses: 'Chöre',
        sells: 'Chorgesang und Konzerte',
        alsoCalled: 'Gesangsverein, Singgruppe, Gospelchor, Männerchor, Frauenchor, Kammerchor',
        offers:
          'wöchentliche Probe, offene Probe, Stimmbildung, Konzert, Kinderchor, Singen an Hochzeiten, Chorwochenende, Mitgliedschaft',
        searches:
          'chor, chor mitsingen, gospelchor, popchor, chor für anfänger, kinderchor, chor konzert, chor in der nähe',
        negatives: 'jobs, noten, songtext, kostenlos, film, chorgestühl',
        questions: [
          'Muss ich Noten lesen können?',
          'Wann probt der Chor?',
          'Kann ich zum Schnuppern kommen?',
        ],
      },
      fr: {
        business: 'chorale',
        businesses: 'chorales',
        sells: 'chant choral et concerts',
        alsoCalled: 'chœur, ensemble vocal, chorale gospel, chorale pop, groupe vocal, chœur d’hommes',
        offers:
          'répétition hebdomadaire, répétition ouverte, technique vocale, concert, chœur d’enfants, chant de mariage, week-end choral, adhésion',
        searches:
          'chorale, chorale amateur, rejoindre une chorale, chorale gospel, chorale débutant, chorale enfants, chœur amateur, chorale près de chez moi',
        negatives: 'emploi, partitions, paroles, gratuit, film, télécharger',
        questions: [
          'Faut-il savoir lire la musique ?',
          'Quand ont lieu les répétitions ?',
          'Peut-on venir essayer ?',
        ],
      },
    },
  },
  {
    id: 'charity',
    kind: 'culture',
    schemaTypes: ['NGO'],
    goal: 'leads',
    ways: ['order', 'call', 'visit'],
    radiusKm: null,
    interests: ['Charity', 'Volunteering', 'Community events', 'Children’s charities', 'Sustainability'],
    angles: ['story', 'proof', 'benefit', 'audience'],
    words: {
      en: {
        business: 'charity',
        businesses: 'charities',
        sells: 'charity work',
        alsoCalled:
          'nonprofit organization, charitable foundation, aid organization, non-profit, relief organization, charitable association',
        offers:
          'one-time donation, monthly donation, sponsorship, membership, gift donation, volunteering, company donation, legacy',
        searches:
          'donate to charity, charity donation, monthly donation, volunteer, sponsor a child, corporate donation, donate in memory, charity membership',
        negatives: 'jobs, salary, scam, free money, grants for individuals, clothes bin, raffle results',
        questions: [
          'Where does my donation go?',
          'Is my donation tax-deductible?',
          'How can I help without money?',
        ],
      },
      de: {
        business: 'Hilfsorganisation',
        businesses: 'Hilfsorganisationen',
        sells: 'gemeinnützige Arbeit',
        alsoCalled:
          'gemeinnützige Organisation, gemeinnütziger Verein, Hilfswerk, Stiftung, Spendenorganisation, Non-Profit-Organisation',
        offers:
          'einmalige Spende, monatliche Spende, Patenschaft, Mitgliedschaft, Spende als Geschenk, freiwillige Mitarbeit, Firmenspende, Testamentspende',
        searches:
          'spenden, hilfsorganisation, online spenden, monatlich spenden, patenschaft, freiwilligenarbeit, firmenspende, trauerspende',
        negatives: 'jobs, gehalt, betrug, geld geschenkt, blutspende, samenspende, altkleider',
        questions: [
          'Wohin fließt meine Spende?',
          'Kann ich die Spende abziehen?',
          'Wie kann ich ohne Geld helfen?',
        ],
      },
      fr: {
        business: 'association caritative',
        businesses: 'associations caritatives',
        sells: 'actions solidaires',
        alsoCalled:
          'organisation caritative, fondation d’utilité publique, organisation humanitaire, œuvre d’entraide, association humanitaire, ONG',
        offers:
          'don ponctuel, don mensuel, parrainage, adhésion, don cadeau, bénévolat, don d’entreprise, legs',
        searches:
          'faire un don, association caritative, don mensuel, parrainage enfant, bénévolat, don entreprise, don en ligne, legs association',
        negatives: 'emploi, salaire, arnaque, don du sang, don d’organes, vêtements, aide financière',
        questions: ['À quoi sert mon don ?', 'Mon don est-il déductible ?', 'Comment aider sans argent ?'],
      },
    },
  },
]
