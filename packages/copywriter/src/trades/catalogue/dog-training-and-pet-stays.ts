import type { TradeEntry } from './trade-entry.ts'

export const dogTrainingAndPetStays: readonly TradeEntry[] = [
  {
    id: 'dog-trainer',
    kind: 'animals',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 25,
    interests: ['Dog training', 'Puppies', 'Dogs', 'Dog sports', 'Animal behavior', 'Pet adoption'],
    angles: ['benefit', 'problem', 'proof'],
    words: {
      en: {
        business: 'dog training school',
        businesses: 'dog training schools',
        sells: 'dog training and puppy classes',
        alsoCalled:
          'dog trainer, dog training, puppy school, puppy classes, dog behaviorist, dog obedience school',
        offers:
          'puppy class, young dog class, one-to-one training, lead training, recall training, behavior consultation, agility, social walk, training at home',
        searches:
          'dog training, puppy classes, dog trainer, puppy training, dog behaviorist, one to one dog training, recall training, dog trainer home visit, puppy classes near me',
        negatives: 'jobs, course, become, certification, collar, free, video, pads',
        questions: ['When should my puppy start?', 'How much is a course?', 'Do you come to my home?'],
      },
      de: {
        business: 'Hundeschule',
        businesses: 'Hundeschulen',
        sells: 'Hundetraining und Welpenkurse',
        alsoCalled:
          'Hundetrainer, Hundetrainerin, Welpenschule, Hundetraining, Welpenkurs, Hundeverhaltensberatung',
        offers:
          'Welpenkurs, Junghundekurs, Einzeltraining, Leinentraining, Rückruftraining, Verhaltensberatung, Agility, Social Walk, Training zu Hause',
        searches:
          'hundeschule, welpenschule, hundetrainer, welpenkurs, hundetraining einzeltraining, leinenführigkeit training, hundetrainer zu hause, rückruftraining, hundeschule in der nähe',
        negatives: 'jobs, ausbildung, hundetrainer werden, halsband, kostenlos, video, buch, spiel',
        questions: ['Ab wann kann mein Welpe kommen?', 'Was kostet ein Kurs?', 'Kommen Sie auch nach Hause?'],
      },
      fr: {
        business: 'école d’éducation canine',
        businesses: 'écoles d’éducation canine',
        sells: 'éducation de chiens et école du chiot',
        alsoCalled:
          'éducateur canin, éducatrice canine, dresseur de chien, école du chiot, comportementaliste canin, éducation canine, club canin',
        offers:
          'école du chiot, cours jeune chien, cours particulier, marche en laisse, rappel, bilan comportemental, agility, balade collective, cours à domicile',
        searches:
          'éducateur canin, éducation canine, école du chiot, dresseur chien, comportementaliste chien, éducateur canin à domicile, cours chiot, prix éducateur canin, éducateur canin près de chez moi',
        negatives: 'emploi, formation, devenir, diplôme, collier, gratuit, vidéo, jeu',
        questions: [
          'À quel âge commencer avec un chiot ?',
          'Combien coûte un cours ?',
          'Vous déplacez-vous à domicile ?',
        ],
      },
    },
  },
  {
    id: 'dog-walker',
    kind: 'animals',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 8,
    interests: ['Dog walking', 'Dogs', 'Pet sitting', 'Puppies', 'Work-life balance'],
    angles: ['ease', 'proof', 'place'],
    words: {
      en: {
        business: 'dog walker',
        businesses: 'dog walkers',
        sells: 'dog walks and pet visits',
        alsoCalled:
          'dog walking, professional dog walker, dog walks, pet sitter, puppy visits, cat sitter, pet sitting',
        offers:
          'group walk, solo walk, puppy visit, lunchtime walk, holiday home visit, cat visit, pick-up and drop-off, weekly package',
        searches:
          'dog walker, dog walking, pet sitter, dog sitter, puppy visits, cat sitter, solo dog walks, dog walking prices, dog walker near me',
        negatives: 'jobs, become, insurance, app, lead, bag, treadmill, game',
        questions: ['How many dogs walk together?', 'Are you insured?', 'How much is a one-hour walk?'],
      },
      de: {
        business: 'Gassiservice',
        businesses: 'Gassiservices',
        sells: 'Gassirunden und Tierbetreuung',
        alsoCalled:
          'Gassigeher, Hundesitter, Hundesitterin, Dogwalker, Tiersitter, Katzensitter, Gassi-Service',
        offers:
          'Gruppenrunde, Einzelrunde, Welpenbesuch, Mittagsrunde, Urlaubsbetreuung zu Hause, Katzenbesuch, Abholung, Wochenpaket',
        searches:
          'gassiservice, hundesitter, gassigeher, hundesitter kosten, katzensitter, dogwalker, tiersitter urlaub, hundebetreuung zu hause, gassiservice in der nähe',
        negatives: 'jobs, werden, gewerbe, tierheim, app, leine, schülerjob, spiel',
        questions: ['Wie viele Hunde laufen zusammen?', 'Sind Sie versichert?', 'Was kostet eine Stunde?'],
      },
      fr: {
        business: 'promeneur de chiens',
        businesses: 'promeneurs de chiens',
        sells: 'promenades et visites d’animaux',
        alsoCalled:
          'dog walker, promeneuse de chiens, dog sitter, pet sitter, garde de chats à domicile, promenade de chiens, cat sitter',
        offers:
          'promenade en groupe, promenade individuelle, visite chiot, promenade du midi, garde à domicile pendant les vacances, visite chat, prise en charge à domicile, forfait semaine',
        searches:
          'promeneur de chien, promenade chien, pet sitter, dog sitter, garde chat à domicile, garde chien à domicile, prix promenade chien, dog sitter près de chez moi',
        negatives: 'emploi, devenir, assurance, application, laisse, job étudiant, jeu',
        questions: [
          'Combien de chiens se promènent ensemble ?',
          'Êtes-vous assuré ?',
          'Combien coûte une heure ?',
        ],
      },
    },
  },
  {
    id: 'pet-hotel',
    kind: 'animals',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 50,
    interests: ['Pet sitting', 'Dogs', 'Cats', 'Travelling with pets', 'Small pets', 'Holidays'],
    angles: ['proof', 'place', 'ease'],
    words: {
      en: {
        business: 'pet hotel',
        businesses: 'pet hotels',
        sells: 'boarding for dogs and cats',
        alsoCalled:
          'boarding kennels, dog hotel, cattery, dog boarding, cat hotel, dog kennels, cat boarding, pet boarding',
        offers:
          'dog boarding, cat boarding, small pet boarding, single room, daily walks, pick-up and drop-off, trial night, grooming before departure, photo updates',
        searches:
          'dog boarding, kennels, dog hotel, cattery, cat boarding, pet hotel, holiday dog care, small pet boarding, kennels near me',
        negatives: 'jobs, pet-friendly hotels, kennel for sale, build, license, dog crate, shelter, school',
        questions: ['How much is a night?', 'Which vaccinations are required?', 'Can we visit beforehand?'],
      },
      de: {
        business: 'Tierpension',
        businesses: 'Tierpensionen',
        sells: 'Betreuung für Hunde und Katzen',
        alsoCalled:
          'Hundepension, Hundehotel, Katzenpension, Tierhotel, Katzenhotel, Kleintierpension, Urlaubsbetreuung für Tiere',
        offers:
          'Hundepension, Katzenpension, Kleintierpension, Einzelzimmer, tägliche Spaziergänge, Hol- und Bringservice, Probenacht, Pflege vor der Abreise, Fotogrüße',
        searches:
          'hundepension, tierpension, katzenpension, hundehotel, hund urlaubsbetreuung, katze urlaubsbetreuung, hundepension preise, kaninchen pension, tierpension in der nähe',
        negatives: 'jobs, hotel mit hund, zwinger kaufen, bauen, tierheim, pferd, hundebox, gewerbe',
        questions: [
          'Was kostet eine Nacht?',
          'Welche Impfungen sind nötig?',
          'Können wir vorher vorbeikommen?',
        ],
      },
      fr: {
        business: 'pension pour chiens et chats',
        businesses: 'pensions pour chiens et chats',
        sells: 'garde de chiens et chats',
        alsoCalled:
          'pension canine, pension féline, hôtel pour chiens, pension pour animaux, hôtel pour chats, chenil de vacances, pension pour chats, pension pour chiens',
        offers:
          'pension chien, pension chat, pension lapin et rongeur, chambre individuelle, promenades quotidiennes, transport aller-retour, nuit d’essai, toilettage avant départ, photos pendant le séjour',
        searches:
          'pension chien, pension chat, pension canine, garde chien vacances, hôtel pour chien, pension pour animaux, pension chien prix, pension lapin, pension chien près de chez moi',
        negatives:
          'emploi, hôtel acceptant les chiens, chenil à vendre, construire, refuge, cheval, cage, formation',
        questions: ['Quel est le prix par nuit ?', 'Quels vaccins sont exigés ?', 'Peut-on visiter avant ?'],
      },
    },
  },
  {
    id: 'dog-daycare',
    kind: 'animals',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 15,
    interests: ['Dogs', 'Puppies', 'Pet sitting', 'Dog walking', 'Work-life balance', 'Dog training'],
    words: {
      en: {
        business: 'dog daycare',
        businesses: 'dog daycares',
        sells: 'daycare for dogs',
        alsoCalled: 'doggy daycare, dog day care, puppy daycare, dog nursery, dog crèche, daycare for dogs',
        offers:
          'trial day, full day, half day, ten-day card, monthly place, puppy group, pick-up and drop-off, walks, bath before pick-up',
        searches:
          'dog daycare, doggy daycare, puppy daycare, dog daycare prices, dog sitter during work, dog daycare with pick-up, half day dog daycare, dog daycare near me',
        negatives: 'jobs, franchise, start a business, license, software, children, camera app',
        questions: [
          'How does a trial day work?',
          'How much is a monthly place?',
          'How large are the groups?',
        ],
      },
      de: {
        business: 'Hundetagesstätte',
        businesses: 'Hundetagesstätten',
        sells: 'Tagesbetreuung für Hunde',
        alsoCalled:
          'Huta, Hundekita, Hundetagesbetreuung, Hundebetreuung tagsüber, Welpenbetreuung, Hundekindergarten, Hundehort',
        offers:
          'Probetag, Ganztagsbetreuung, Halbtagsbetreuung, Zehnerkarte, Monatsplatz, Welpengruppe, Hol- und Bringservice, Spaziergänge, Baden vor der Abholung',
        searches:
          'hundetagesstätte, hundebetreuung, huta, hundekita, hundetagesbetreuung kosten, welpenbetreuung, hundebetreuung tagsüber, hundebetreuung mit abholung, hundetagesstätte in der nähe',
        negatives: 'jobs, ausbildung, gründen, genehmigung, tierheim, kamera app, kinder, software',
        questions: [
          'Wie läuft der Probetag ab?',
          'Was kostet ein Monatsplatz?',
          'Wie groß sind die Gruppen?',
        ],
      },
      fr: {
        business: 'garderie pour chiens',
        businesses: 'garderies pour chiens',
        sells: 'garde de chiens à la journée',
        alsoCalled:
          'crèche pour chiens, garderie canine, crèche canine, garde de chiens en journée, daycare pour chiens',
        offers:
          'journée d’essai, journée complète, demi-journée, carte dix jours, forfait mensuel, groupe chiots, navette aller-retour, promenades, bain avant le retour',
        searches:
          'garderie chien, crèche pour chien, garde chien journée, garderie canine, garde chiot journée, garderie chien prix, garde chien avec navette, garderie chien près de chez moi',
        negatives: 'emploi, franchise, ouvrir, réglementation, logiciel, enfant, caméra',
        questions: [
          'Comment se passe la journée d’essai ?',
          'Quel est le prix du forfait mensuel ?',
          'Combien de chiens par groupe ?',
        ],
      },
    },
  },
]
