import type { TradeEntry } from './trade-entry.ts'

export const daysOut: readonly TradeEntry[] = [
  {
    id: 'escape-room',
    kind: 'culture',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 50,
    interests: [
      'Escape rooms',
      'Team events',
      'Birthdays',
      'Puzzles',
      'Hen and stag parties',
      'Gift vouchers',
    ],
    angles: ['benefit', 'ease', 'audience', 'offer'],
    words: {
      en: {
        business: 'escape room',
        businesses: 'escape rooms',
        sells: 'escape games',
        alsoCalled:
          'live escape game, escape game, exit room, exit game venue, mystery room, outdoor escape game',
        offers:
          'escape room for 2 to 6 people, children’s escape game, team event, birthday package, outdoor escape game, horror room, gift voucher, VR escape room',
        searches:
          'escape room, escape game, escape room for kids, escape room team building, outdoor escape game, escape room birthday, escape room gift voucher, escape room near me',
        negatives: 'jobs, film, board game, app, walkthrough, free, diy',
        questions: [
          'How many people can play?',
          'Is it suitable for children?',
          'What does it cost per person?',
        ],
      },
      de: {
        business: 'Escape-Room',
        businesses: 'Escape-Rooms',
        sells: 'Escape Games',
        alsoCalled: 'Escape Room, Escape-Game, Live-Escape-Game, Exit-Room, Rätselraum, Outdoor-Escape-Game',
        offers:
          'Escape-Room für 2 bis 6 Personen, Escape-Game für Kinder, Teamevent, Geburtstagspaket, Outdoor-Escape-Game, Horrorraum, Gutschein, VR-Escape-Room',
        searches:
          'escape room, escape game, escape room kinder, escape room teamevent, outdoor escape game, escape room geburtstag, escape room gutschein, escape room in der nähe',
        negatives: 'jobs, film, brettspiel, app, lösung, kostenlos, selber machen',
        questions: [
          'Wie viele Personen können spielen?',
          'Ist es für Kinder geeignet?',
          'Was kostet es pro Person?',
        ],
      },
      fr: {
        business: 'escape game',
        businesses: 'escape games',
        sells: 'jeux d’évasion',
        alsoCalled: 'jeu d’évasion, salle d’évasion, escape room, live escape game, escape game en plein air',
        offers:
          'salle pour 2 à 6 personnes, escape game enfant, team building, formule anniversaire, escape game en plein air, salle horreur, bon cadeau, escape game en réalité virtuelle',
        searches:
          'escape game, escape room, escape game enfant, escape game team building, escape game extérieur, escape game anniversaire, escape game bon cadeau, escape game près de chez moi',
        negatives: 'emploi, film, jeu de société, application, solution, gratuit, à imprimer',
        questions: [
          'Combien de joueurs par salle ?',
          'Est-ce adapté aux enfants ?',
          'Combien cela coûte-t-il par personne ?',
        ],
      },
    },
  },
  {
    id: 'amusement-park',
    kind: 'culture',
    schemaTypes: ['AmusementPark'],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: 120,
    interests: ['Theme parks', 'Family days out', 'Fun fairs', 'Water parks', 'Halloween'],
    angles: ['offer', 'benefit', 'price', 'time'],
    words: {
      en: {
        business: 'amusement park',
        businesses: 'amusement parks',
        sells: 'rides and shows',
        alsoCalled: 'theme park, leisure park, family park, fun park, roller coaster park',
        offers:
          'day ticket, family ticket, season pass, birthday package, group ticket, fast pass, overnight stay, gift voucher',
        searches:
          'amusement park, theme park tickets, family park, theme park for toddlers, season pass theme park, halloween theme park, theme park deals, amusement park near me',
        negatives: 'jobs, game, accident, map pdf, free, for sale, documentary',
        questions: [
          'What does a family ticket cost?',
          'From what height can kids ride?',
          'When do you open this season?',
        ],
      },
      de: {
        business: 'Freizeitpark',
        businesses: 'Freizeitparks',
        sells: 'Fahrgeschäfte und Attraktionen',
        alsoCalled: 'Vergnügungspark, Erlebnispark, Familienpark, Themenpark',
        offers:
          'Tagesticket, Familienticket, Saisonkarte, Geburtstagspaket, Gruppenticket, Fast Pass, Übernachtung, Gutschein',
        searches:
          'freizeitpark, freizeitpark tickets, familienpark, erlebnispark, freizeitpark für kleinkinder, freizeitpark saisonkarte, freizeitpark halloween, freizeitpark in der nähe',
        negatives: 'jobs, spiel, unfall, plan pdf, kostenlos, doku',
        questions: [
          'Was kostet ein Familienticket?',
          'Ab welcher Größe dürfen Kinder mitfahren?',
          'Wann öffnet der Park?',
        ],
      },
      fr: {
        business: 'parc d’attractions',
        businesses: 'parcs d’attractions',
        sells: 'attractions',
        alsoCalled: 'parc à thème, parc de loisirs, parc familial, parc de manèges',
        offers:
          'billet journée, billet famille, abonnement saison, formule anniversaire, billet groupe, coupe-file, séjour avec nuit, bon cadeau',
        searches:
          'parc d’attractions, billet parc d’attractions, parc de loisirs, parc à thème, parc d’attractions pour petits, parc d’attractions halloween, parc d’attractions près de chez moi',
        negatives: 'emploi, jeu, accident, plan pdf, gratuit, reportage',
        questions: [
          'Combien coûte un billet famille ?',
          'À partir de quelle taille peut-on monter ?',
          'Quand ouvre le parc ?',
        ],
      },
    },
  },
  {
    id: 'zoo',
    kind: 'culture',
    schemaTypes: ['Zoo', 'Aquarium'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 80,
    interests: ['Zoos', 'Family days out', 'Wildlife', 'Farm animals', 'Wildlife conservation'],
    angles: ['benefit', 'offer', 'audience', 'time'],
    words: {
      en: {
        business: 'zoo',
        businesses: 'zoos',
        sells: 'zoo visits',
        alsoCalled:
          'animal park, wildlife park, safari park, petting zoo, public aquarium, zoological garden',
        offers:
          'day ticket, family ticket, annual pass, feeding tour, keeper for a day, children’s birthday, school visit, animal sponsorship',
        searches:
          'zoo, zoo tickets, wildlife park, petting zoo, aquarium tickets, zoo annual pass, zoo birthday party, animal park near me',
        negatives: 'jobs, game, film, plush, internship, for sale, free',
        questions: ['When are feeding times?', 'What does admission cost?', 'Are dogs allowed?'],
      },
      de: {
        business: 'Zoo',
        businesses: 'Zoos',
        sells: 'Zoobesuche',
        alsoCalled: 'Tierpark, Wildpark, Streichelzoo, Safaripark, Tiergarten, Zoologischer Garten',
        offers:
          'Tagesticket, Familienticket, Jahreskarte, Fütterungstour, Tierpfleger für einen Tag, Kindergeburtstag, Schulklassenbesuch, Tierpatenschaft',
        searches:
          'zoo, zoo tickets, tierpark, wildpark, streichelzoo, zoo jahreskarte, zoo kindergeburtstag, tierpark in der nähe',
        negatives: 'jobs, spiel, film, plüschtier, praktikum, zoohandlung, kostenlos',
        questions: ['Wann sind die Fütterungen?', 'Was kostet der Eintritt?', 'Sind Hunde erlaubt?'],
      },
      fr: {
        business: 'zoo',
        businesses: 'zoos',
        sells: 'visites du zoo',
        alsoCalled:
          'parc animalier, jardin zoologique, parc zoologique, ferme pédagogique, parc safari, aquarium public',
        offers:
          'billet journée, billet famille, abonnement annuel, visite avec nourrissage, soigneur d’un jour, anniversaire, visite scolaire, parrainage d’animal',
        searches:
          'zoo, billet zoo, parc animalier, ferme pédagogique, aquarium billet, zoo abonnement, anniversaire zoo, parc animalier près de chez moi',
        negatives: 'emploi, jeu, film, peluche, stage, animalerie, gratuit',
        questions: [
          'À quelle heure nourrit-on les animaux ?',
          'Combien coûte l’entrée ?',
          'Les chiens sont-ils admis ?',
        ],
      },
    },
  },
  {
    id: 'high-ropes-park',
    kind: 'culture',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'order'],
    radiusKm: 60,
    interests: ['High ropes courses', 'Climbing', 'Family days out', 'Team events', 'Children’s birthdays'],
    angles: ['benefit', 'audience', 'time', 'offer'],
    words: {
      en: {
        business: 'high ropes park',
        businesses: 'high ropes parks',
        sells: 'ropes courses',
        alsoCalled:
          'high ropes course, treetop adventure park, rope park, zip line park, aerial adventure park, climbing forest',
        offers:
          'day ticket, children’s course, zip line tour, birthday package, team event, school trip, night climbing, gift voucher',
        searches:
          'high ropes course, treetop adventure park, zip line park, rope park for kids, high ropes birthday party, high ropes team building, zip line near me',
        negatives: 'jobs, accident, used, garden kit, rope for sale, game, free',
        questions: [
          'From what age can children climb?',
          'How long does a visit take?',
          'Are you open in the rain?',
        ],
      },
      de: {
        business: 'Kletterpark',
        businesses: 'Kletterparks',
        sells: 'Kletterparcours',
        alsoCalled: 'Hochseilgarten, Kletterwald, Seilpark, Waldseilpark, Waldseilgarten, Waldhochseilgarten',
        offers:
          'Tagesticket, Kinderparcours, Zipline-Tour, Geburtstagspaket, Teamevent, Schulausflug, Nachtklettern, Gutschein',
        searches:
          'kletterpark, seilpark, hochseilgarten, kletterwald, kletterpark kinder, kletterpark geburtstag, zipline, kletterpark in der nähe',
        negatives: 'jobs, unfall, gebraucht, garten bausatz, seil kaufen, spiel, kostenlos',
        questions: [
          'Ab welchem Alter dürfen Kinder klettern?',
          'Wie lange dauert ein Besuch?',
          'Ist bei Regen geöffnet?',
        ],
      },
      fr: {
        business: 'parc accrobranche',
        businesses: 'parcs accrobranche',
        sells: 'parcours dans les arbres',
        alsoCalled:
          'accrobranche, parc aventure, parcours acrobatique, parcours dans les arbres, parc de tyroliennes, accro-parc',
        offers:
          'billet journée, parcours enfants, tyrolienne géante, formule anniversaire, team building, sortie scolaire, accrobranche de nuit, bon cadeau',
        searches:
          'accrobranche, parc accrobranche, parc aventure, tyrolienne, accrobranche enfant, accrobranche anniversaire, parcours dans les arbres, accrobranche près de chez moi',
        negatives: 'emploi, accident, occasion, kit jardin, corde, jeu, gratuit',
        questions: [
          'Dès quel âge les enfants peuvent-ils grimper ?',
          'Combien de temps dure une visite ?',
          'Ouvrez-vous par temps de pluie ?',
        ],
      },
    },
  },
  {
    id: 'indoor-playground',
    kind: 'culture',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 25,
    interests: ['Indoor playgrounds', 'Children’s birthdays', 'Toddlers', 'Family days out', 'Trampolining'],
    angles: ['benefit', 'time', 'audience', 'offer'],
    words: {
      en: {
        business: 'indoor playground',
        businesses: 'indoor playgrounds',
        sells: 'indoor play and birthday parties',
        alsoCalled: 'soft play center, play center, soft play, trampoline park, indoor play area, play barn',
        offers:
          'day ticket, toddler area, birthday package, ten-visit pass, trampoline session, group ticket, private hire, café',
        searches:
          'indoor playground, soft play, indoor play center, trampoline park, kids birthday venue, toddler soft play, indoor activities for kids, indoor playground near me',
        negatives: 'jobs, equipment for sale, manufacturer, franchise, used, diy, free',
        questions: [
          'What does admission cost?',
          'What is in the birthday package?',
          'From what age is it suitable?',
        ],
      },
      de: {
        business: 'Indoorspielplatz',
        businesses: 'Indoorspielplätze',
        sells: 'Indoorspiel und Kindergeburtstage',
        alsoCalled: 'Indoor-Spielplatz, Hallenspielplatz, Kinderspielparadies, Trampolinpark, Trampolinhalle',
        offers:
          'Tagesticket, Kleinkinderbereich, Geburtstagspaket, Zehnerkarte, Trampolinzeit, Gruppenticket, exklusive Miete, Bistro',
        searches:
          'indoorspielplatz, indoor spielplatz, trampolinpark, kindergeburtstag indoorspielplatz, spielparadies, trampolinhalle, indoorspielplatz kleinkinder, indoorspielplatz in der nähe',
        negatives: 'jobs, geräte kaufen, hersteller, franchise, gebraucht, selber machen, spielautomaten',
        questions: [
          'Was kostet der Eintritt?',
          'Was ist im Geburtstagspaket dabei?',
          'Ab welchem Alter eignet es sich?',
        ],
      },
      fr: {
        business: 'parc de jeux intérieur',
        businesses: 'parcs de jeux intérieurs',
        sells: 'jeux d’intérieur et anniversaires',
        alsoCalled:
          'plaine de jeux, plaine de jeux couverte, trampoline park, parc de trampolines, parc de jeux couvert, salle de jeux pour enfants',
        offers:
          'billet journée, espace tout-petits, formule anniversaire, carte dix entrées, séance de trampoline, billet groupe, privatisation, cafétéria',
        searches:
          'parc de jeux intérieur, plaine de jeux, trampoline park, anniversaire enfant parc de jeux, parc de jeux couvert, activités intérieur enfant, parc de jeux près de chez moi',
        negatives: 'emploi, équipement, fabricant, franchise, occasion, soi-même, casino',
        questions: [
          'Combien coûte l’entrée ?',
          'Que comprend la formule anniversaire ?',
          'Dès quel âge peut-on venir ?',
        ],
      },
    },
  },
]
