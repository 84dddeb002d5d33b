import type { TradeEntry } from './trade-entry.ts'

export const toyAndInstrumentMakers: readonly TradeEntry[] = [
  {
    id: 'toy-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: [
      'Wooden toys',
      'Toys',
      'Handmade goods',
      'Dolls and soft toys',
      'Learning through play',
      'Gifts',
    ],
    words: {
      en: {
        business: 'toy maker',
        businesses: 'toy makers',
        sells: 'toys',
        alsoCalled: 'wooden toy maker, handmade toys, doll maker, toy workshop, toymaker, handmade dolls',
        offers:
          'wooden animals, building blocks, toy cars, puzzles, rattles, rag dolls, play kitchens, toys with a name',
        searches:
          'handmade wooden toys, wooden toys, personalised wooden toy, wooden building blocks, handmade dolls, wooden baby rattle, wooden puzzle, christening gift wooden',
        negatives: 'jobs, plans, diy, free, plastic, wholesale, video, story',
        questions: ['Which age is it for?', 'Are the colors safe for babies?', 'Can you add a name?'],
      },
      de: {
        business: 'Spielzeugmanufaktur',
        businesses: 'Spielzeugmanufakturen',
        sells: 'Spielzeug',
        alsoCalled:
          'Spielzeugmacher, Holzspielzeugmacher, Puppenmacherin, Spielzeugwerkstatt, Puppenmanufaktur, Puppenwerkstatt',
        offers:
          'Holztiere, Bauklötze, Holzautos, Puzzles, Greiflinge, Stoffpuppen, Spielküchen, Spielzeug mit Namen',
        searches:
          'holzspielzeug handgemacht, holzspielzeug, holzspielzeug mit namen, bauklötze holz, stoffpuppe handgemacht, greifling holz, holzpuzzle, geschenk zur taufe holz',
        negatives: 'jobs, bauanleitung, selber bauen, kostenlos, plastik, großhandel, video, film',
        questions: [
          'Für welches Alter ist es geeignet?',
          'Sind die Farben speichelfest?',
          'Können Sie einen Namen anbringen?',
        ],
      },
      fr: {
        business: 'fabricant de jouets',
        businesses: 'fabricants de jouets',
        sells: 'jouets',
        alsoCalled:
          'créateur de jouets, fabricant de jouets en bois, jouets artisanaux, artisan du jouet, créatrice de poupées',
        offers:
          'animaux en bois, cubes, petites voitures, puzzles, hochets, poupées de chiffon, cuisines d’enfant, jouets avec prénom',
        searches:
          'jouet en bois artisanal, jouet en bois, jouet en bois personnalisé, cubes en bois, poupée faite main, hochet en bois, puzzle en bois, cadeau baptême bois',
        negatives: 'emploi, plan, diy, gratuit, plastique, grossiste, vidéo, film',
        questions: [
          'À partir de quel âge ?',
          'Les peintures sont-elles sûres pour les bébés ?',
          'Peut-on ajouter un prénom ?',
        ],
      },
    },
  },
  {
    id: 'instrument-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'book', 'call'],
    radiusKm: 150,
    interests: [
      'Musical instruments',
      'Guitar',
      'Violin and strings',
      'Piano',
      'Handmade goods',
      'Classical music',
    ],
    words: {
      en: {
        business: 'musical instrument maker',
        businesses: 'musical instrument makers',
        sells: 'musical instruments',
        alsoCalled: 'luthier, violin maker, guitar maker, instrument repair, guitar luthier, piano workshop',
        offers:
          'handmade guitars, violins and cellos, bow rehairing, guitar setup, fret work, instrument repair, piano tuning, valuations',
        searches:
          'luthier, violin repair, guitar setup, handmade guitar, bow rehair, piano tuning, violin maker, instrument repair near me',
        negatives: 'jobs, course, plans, free, app, tuner online, kit, software',
        questions: [
          'What does a setup cost?',
          'How long will my instrument be away?',
          'Do you lend a replacement?',
        ],
      },
      de: {
        business: 'Instrumentenbauwerkstatt',
        businesses: 'Instrumentenbauwerkstätten',
        sells: 'Musikinstrumente',
        alsoCalled:
          'Instrumentenbauer, Geigenbauer, Gitarrenbauer, Klavierbauer, Geigenbaumeister, Zupfinstrumentenbauer, Geigenbauwerkstatt',
        offers:
          'handgebaute Gitarren, Geigen und Celli, Bogenbezug, Gitarreneinstellung, Bundarbeiten, Instrumentenreparatur, Klavierstimmung, Gutachten',
        searches:
          'geigenbauer, gitarrenbauer, gitarre einstellen lassen, geige reparieren lassen, bogen neu beziehen, klavier stimmen lassen, gitarre handgebaut, instrumentenbauer in der nähe',
        negatives: 'jobs, ausbildung, bauplan, kostenlos, app, stimmgerät online, bausatz, basteln',
        questions: [
          'Was kostet eine Einstellung?',
          'Wie lange bleibt mein Instrument bei Ihnen?',
          'Gibt es ein Leihinstrument?',
        ],
      },
      fr: {
        business: 'atelier de lutherie',
        businesses: 'ateliers de lutherie',
        sells: 'instruments de musique',
        alsoCalled:
          'luthier, facteur d’instruments, luthier guitare, archetier, facteur de pianos, réparateur d’instruments',
        offers:
          'guitares artisanales, violons et violoncelles, reméchage d’archet, réglage de guitare, frettage, réparation d’instruments, accord de piano, expertises',
        searches:
          'luthier, réparation violon, réglage guitare, guitare artisanale, reméchage archet, accord piano, luthier guitare, luthier près de chez moi',
        negatives: 'emploi, formation, plan, gratuit, application, accordeur en ligne, kit',
        questions: [
          'Combien coûte un réglage ?',
          'Combien de temps gardez-vous l’instrument ?',
          'Prêtez-vous un instrument ?',
        ],
      },
    },
  },
  {
    id: 'piano-tuner',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 50,
    interests: ['Piano', 'Music lessons', 'Classical music', 'Musical instruments'],
    words: {
      en: {
        business: 'piano tuner',
        businesses: 'piano tuners',
        sells: 'piano tuning',
        alsoCalled: 'piano tuning service, piano technician, piano tuner and technician',
        offers:
          'standard tuning, pitch raise, piano regulation, piano repairs, key repairs, hammer voicing, buying visit, concert tuning',
        searches:
          'piano tuner, piano tuning, piano tuning cost, piano tuner near me, piano repair, piano technician, pitch raise piano',
        negatives: 'app, online, jobs, course, free, guitar, fork, software',
        questions: ['What does a tuning cost?', 'How often should it be tuned?', 'Do you come to my home?'],
      },
      de: {
        business: 'Klavierstimmer',
        businesses: 'Klavierstimmer',
        sells: 'Klavierstimmungen',
        alsoCalled: 'Klavierstimmerin, Klavierstimmung, Klaviertechniker, Klavierservice, Pianostimmer',
        offers:
          'Klavierstimmung, Flügelstimmung, Konzertstimmung, Vorstimmung, Regulierung, Intonation, Klavierreparatur, Kaufberatung',
        searches:
          'klavierstimmer, klavier stimmen lassen, klavierstimmung kosten, flügel stimmen lassen, klavier reparatur, klaviertechniker, klavierstimmer in der nähe',
        negatives: 'app, online, jobs, ausbildung, kostenlos, gitarre, selber, software',
        questions: ['Was kostet eine Stimmung?', 'Wie oft muss gestimmt werden?', 'Kommen Sie nach Hause?'],
      },
      fr: {
        business: 'accordeur de pianos',
        businesses: 'accordeurs de pianos',
        sells: 'accord de pianos',
        alsoCalled:
          'accordeur de piano, accordeuse de pianos, accord de piano, technicien piano, accordage de piano',
        offers:
          'accord de piano droit, accord de piano à queue, accord de concert, remise au diapason, réglage de la mécanique, harmonisation, réparation de piano, visite avant achat',
        searches:
          'accordeur de piano, accord piano, accordeur piano tarif, accordage piano prix, réparation piano, technicien piano, accordeur piano près de chez moi',
        negatives: 'application, en ligne, emploi, formation, gratuit, guitare, diapason, logiciel',
        questions: [
          'Combien coûte un accord ?',
          'Tous les combien faut-il accorder ?',
          'Venez-vous à domicile ?',
        ],
      },
    },
  },
]
