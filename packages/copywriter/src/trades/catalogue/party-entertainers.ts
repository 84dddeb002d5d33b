import type { TradeEntry } from './trade-entry.ts'

export const partyEntertainers: readonly TradeEntry[] = [
  {
    id: 'dj',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'quote'],
    radiusKm: 100,
    interests: ['DJs', 'Weddings', 'Birthdays', 'Corporate events', 'Electronic music'],
    angles: ['proof', 'quality', 'price', 'ease'],
    words: {
      en: {
        business: 'DJ',
        businesses: 'DJs',
        sells: 'music for weddings and parties',
        alsoCalled: 'wedding DJ, party DJ, mobile DJ, event DJ, disc jockey, DJ hire',
        offers:
          'wedding DJ package, birthday party, company party, sound and light, wireless microphones, ceremony music, planning call, extra hour',
        searches:
          'wedding dj, dj hire, party dj, mobile dj, event dj, birthday dj, dj for company party, dj near me',
        negatives: 'jobs, controller, software, course, free music, mix download, app',
        questions: ['Is our date still free?', 'Are sound and light included?', 'Can we wish for songs?'],
      },
      de: {
        business: 'DJ',
        businesses: 'DJs',
        sells: 'Musik für Hochzeiten und Partys',
        alsoCalled: 'Hochzeits-DJ, Party-DJ, Event-DJ, Discjockey, Hochzeits DJ, mobile Disco',
        offers:
          'Hochzeitspaket, Geburtstagsparty, Firmenfeier, Ton und Licht, Funkmikrofone, Musik zur Trauung, Vorgespräch, Zusatzstunde',
        searches:
          'hochzeits dj, dj buchen, dj mieten, party dj, dj geburtstag, dj firmenfeier, event dj, dj in der nähe',
        negatives: 'jobs, controller, software, kurs, kostenlose musik, mix download, app',
        questions: [
          'Ist unser Datum noch frei?',
          'Sind Ton und Licht inbegriffen?',
          'Dürfen wir Lieder wünschen?',
        ],
      },
      fr: {
        business: 'DJ',
        businesses: 'DJ',
        sells: 'musique de mariages et de fêtes',
        alsoCalled: 'DJ mariage, DJ animateur, disc-jockey, DJ événementiel, DJ de mariage, DJ soirée',
        offers:
          'forfait mariage, fête d’anniversaire, soirée d’entreprise, son et lumière, micros sans fil, musique de cérémonie, rendez-vous de préparation, heure supplémentaire',
        searches:
          'dj mariage, dj animateur, dj anniversaire, réserver un dj, dj soirée entreprise, dj mariage tarif, dj événement, dj près de chez moi',
        negatives: 'emploi, contrôleur, logiciel, formation, musique gratuite, mix, application',
        questions: [
          'Notre date est-elle encore libre ?',
          'Son et lumière sont-ils compris ?',
          'Peut-on demander des chansons ?',
        ],
      },
    },
  },
  {
    id: 'live-band',
    kind: 'events',
    schemaTypes: ['MusicGroup'],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 150,
    interests: ['Weddings', 'Concerts', 'Pop music', 'Jazz', 'Corporate events'],
    angles: ['quality', 'proof', 'story', 'price'],
    words: {
      en: {
        business: 'live band',
        businesses: 'live bands',
        sells: 'live music for weddings and events',
        alsoCalled: 'wedding band, party band, cover band, event band, jazz trio for hire, function band',
        offers:
          'wedding ceremony, cocktail hour, evening show, company event, acoustic duo, jazz trio, dance set, sound system',
        searches:
          'wedding band, live band hire, party band, cover band for hire, jazz band for wedding, acoustic duo wedding, live music for event, band for company party',
        negatives: 'jobs, lyrics, tour tickets, t-shirt, free, rubber band, chords',
        questions: ['Is our date still free?', 'How long do you play?', 'Do you bring the sound system?'],
      },
      de: {
        business: 'Liveband',
        businesses: 'Livebands',
        sells: 'Livemusik für Hochzeiten und Feste',
        alsoCalled: 'Hochzeitsband, Partyband, Coverband, Tanzband, Galaband, Eventband',
        offers:
          'Trauung, Musik zum Empfang, Abendshow, Firmenfeier, Akustikduo, Jazztrio, Tanzset, Tonanlage',
        searches:
          'hochzeitsband, liveband buchen, partyband, coverband, band für hochzeit, jazzband mieten, akustik duo hochzeit, band firmenfeier',
        negatives: 'jobs, songtext, tour tickets, t-shirt, kostenlos, akkorde, gummiband',
        questions: [
          'Ist unser Datum noch frei?',
          'Wie lange spielt die Band?',
          'Bringen Sie die Tonanlage mit?',
        ],
      },
      fr: {
        business: 'groupe de musique live',
        businesses: 'groupes de musique live',
        sells: 'musique live de mariages et d’événements',
        alsoCalled:
          'groupe mariage, orchestre de mariage, groupe de reprises, orchestre de bal, groupe de musique pour mariage, groupe de jazz mariage',
        offers:
          'cérémonie, vin d’honneur, soirée dansante, événement d’entreprise, duo acoustique, trio de jazz, set dansant, sonorisation',
        searches:
          'groupe de musique mariage, orchestre mariage, groupe live soirée, groupe de reprises, groupe jazz mariage, duo acoustique mariage, groupe musique événement',
        negatives: 'emploi, paroles, billets tournée, t-shirt, gratuit, accords, partitions',
        questions: [
          'Notre date est-elle encore libre ?',
          'Combien de temps jouez-vous ?',
          'Apportez-vous la sono ?',
        ],
      },
    },
  },
  {
    id: 'kids-entertainer',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: [
      'Children’s birthdays',
      'Birthdays',
      'Themed parties',
      'School children',
      'Children’s theatre',
    ],
    angles: ['ease', 'benefit', 'audience', 'price'],
    words: {
      en: {
        business: 'children’s entertainer',
        businesses: 'children’s entertainers',
        sells: 'children’s party entertainment',
        alsoCalled:
          'kids entertainer, kids party entertainer, party clown, clown for hire, princess party, children’s party host',
        offers:
          'birthday party package, clown show, princess visit, treasure hunt, balloon animals, puppet show, mini disco, science party',
        searches:
          'children’s entertainer, kids party entertainer, clown for birthday party, princess party entertainer, treasure hunt party, science party for kids, kids entertainer near me',
        negatives: 'jobs, costume, film, games free, diy, ideas, horror clown',
        questions: [
          'How long does the show last?',
          'From what age does it work?',
          'Do you come to our home?',
        ],
      },
      de: {
        business: 'Kinderanimation',
        businesses: 'Kinderanimationen',
        sells: 'Unterhaltung für Kinderfeste',
        alsoCalled:
          'Kinderanimateur, Clown mieten, Kinderunterhalter, Partyclown, Kinderclown, Kindergeburtstag Animation',
        offers:
          'Geburtstagspaket, Clownshow, Prinzessinnenbesuch, Schatzsuche, Ballontiere, Puppentheater, Minidisco, Forscherparty',
        searches:
          'kinderanimation, kindergeburtstag animation, clown mieten, kinderclown, prinzessin kindergeburtstag buchen, schatzsuche kindergeburtstag buchen, kinderunterhalter',
        negatives: 'jobs, kostüm, film, spiele kostenlos, selber machen, ideen, horrorclown',
        questions: [
          'Wie lange dauert das Programm?',
          'Ab welchem Alter eignet es sich?',
          'Kommen Sie zu uns nach Hause?',
        ],
      },
      fr: {
        business: 'animateur d’anniversaire',
        businesses: 'animateurs d’anniversaire',
        sells: 'animations pour enfants',
        alsoCalled:
          'animation anniversaire enfant, animatrice d’anniversaire, clown pour anniversaire, animateur pour enfants, animation pour enfants',
        offers:
          'formule anniversaire, spectacle de clown, visite de princesse, chasse au trésor, ballons sculptés, marionnettes, mini-disco, atelier scientifique',
        searches:
          'animation anniversaire enfant, animateur anniversaire, clown anniversaire, princesse anniversaire à domicile, chasse au trésor anniversaire, spectacle anniversaire enfant, animation anniversaire à domicile',
        negatives: 'emploi, costume, film, jeux gratuits, soi-même, idées, bafa',
        questions: [
          'Combien de temps dure l’animation ?',
          'Dès quel âge est-ce adapté ?',
          'Venez-vous à domicile ?',
        ],
      },
    },
  },
  {
    id: 'magician',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 120,
    interests: ['Magic', 'Weddings', 'Corporate events', 'Children’s birthdays', 'Cabaret'],
    angles: ['benefit', 'proof', 'story', 'audience'],
    words: {
      en: {
        business: 'magician',
        businesses: 'magicians',
        sells: 'magic shows',
        alsoCalled:
          'close-up magician, wedding magician, mentalist, illusionist, children’s magician, magic show for events',
        offers:
          'close-up magic, stage show, children’s magic show, wedding package, company event, mentalism show, trade show magic, workshop',
        searches:
          'magician for hire, close-up magician, wedding magician, children’s magician, magician for birthday party, mentalist for corporate event, magic show booking',
        negatives: 'jobs, tricks tutorial, card game, basketball, kit, free, film',
        questions: ['How long is the show?', 'What does a show cost?', 'How much space do you need?'],
      },
      de: {
        business: 'Zauberer',
        businesses: 'Zauberer',
        sells: 'Zaubershows',
        alsoCalled: 'Zauberkünstler, Zauberin, Tischzauberer, Mentalist, Kinderzauberer, Illusionist, Magier',
        offers:
          'Close-up-Zauberei, Bühnenshow, Kinderzaubershow, Hochzeitspaket, Firmenanlass, Mentalshow, Zauberei an Messen, Workshop',
        searches:
          'zauberer buchen, zauberer hochzeit, zauberer kindergeburtstag, tischzauberer, zauberkünstler, mentalist firmenfeier, kinderzauberer, zaubershow',
        negatives: 'jobs, tricks lernen, kartenspiel, zauberkasten, spiel, kostenlos, film',
        questions: ['Wie lange dauert die Show?', 'Was kostet ein Auftritt?', 'Wie viel Platz brauchen Sie?'],
      },
      fr: {
        business: 'magicien',
        businesses: 'magiciens',
        sells: 'spectacles de magie',
        alsoCalled:
          'magicien mariage, magicien close-up, mentaliste, illusionniste, prestidigitateur, magicien pour enfants',
        offers:
          'magie de table, spectacle de scène, magie pour enfants, forfait mariage, soirée d’entreprise, mentalisme, magie sur salon, atelier',
        searches:
          'magicien mariage, magicien anniversaire, magicien close-up, spectacle de magie, mentaliste entreprise, magicien enfant, réserver un magicien, magicien à domicile',
        negatives: 'emploi, tours à apprendre, jeu de cartes, coffret, jeu, gratuit, film',
        questions: [
          'Combien de temps dure le spectacle ?',
          'Combien coûte une prestation ?',
          'Quelle place faut-il ?',
        ],
      },
    },
  },
  {
    id: 'face-painting',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: ['Children’s birthdays', 'Carnival', 'Halloween', 'Themed parties', 'Community events'],
    angles: ['ease', 'audience', 'price', 'benefit'],
    words: {
      en: {
        business: 'face painter',
        businesses: 'face painters',
        sells: 'face painting',
        alsoCalled:
          'face painting, face painting artist, kids face painting, glitter tattoo artist, festival face painter',
        offers:
          'face painting by the hour, birthday party, glitter tattoos, Halloween make-up, carnival make-up, company event, festival booth, body painting',
        searches:
          'face painter, face painting for parties, face painter for birthday, kids face painting, glitter tattoos party, halloween face painter, face painter near me',
        negatives: 'jobs, kit, ideas, tutorial, paint to buy, free, course',
        questions: [
          'How many children can you paint an hour?',
          'Are the paints kind to skin?',
          'What does an hour cost?',
        ],
      },
      de: {
        business: 'Kinderschminkerin',
        businesses: 'Kinderschminkerinnen',
        sells: 'Kinderschminken',
        alsoCalled:
          'Kinderschminken, Kinderschminkteam, Gesichtsmalerin, Facepainting, Glitzertattoo-Künstlerin',
        offers:
          'Kinderschminken pro Stunde, Kindergeburtstag, Glitzertattoos, Halloween-Schminke, Fasnachtsschminken, Firmenfest, Schminkstand, Bodypainting',
        searches:
          'kinderschminken buchen, kinderschminken, kinderschminken geburtstag, kinderschminken firmenfest, glitzertattoos kinder, facepainting buchen, fasnacht schminken lassen',
        negatives: 'jobs, set kaufen, vorlagen, anleitung, farben kaufen, kostenlos, kurs',
        questions: [
          'Wie viele Kinder schaffen Sie pro Stunde?',
          'Sind die Farben hautfreundlich?',
          'Was kostet eine Stunde?',
        ],
      },
      fr: {
        business: 'maquilleuse pour enfants',
        businesses: 'maquilleuses pour enfants',
        sells: 'maquillage pour enfants',
        alsoCalled:
          'maquillage pour enfants, grimage, face painting, maquillage artistique enfant, stand de maquillage',
        offers:
          'maquillage à l’heure, anniversaire, tatouages à paillettes, maquillage d’Halloween, maquillage de carnaval, fête d’entreprise, stand de maquillage, body painting',
        searches:
          'maquillage enfant anniversaire, maquilleuse pour enfants, grimage enfant, stand maquillage enfant, tatouage paillettes anniversaire, maquillage halloween à domicile',
        negatives: 'emploi, kit, modèles, tutoriel, palette, gratuit, formation',
        questions: [
          'Combien d’enfants maquillez-vous par heure ?',
          'Les fards sont-ils doux pour la peau ?',
          'Combien coûte une heure ?',
        ],
      },
    },
  },
]
