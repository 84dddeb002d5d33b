import type { TradeEntry } from './trade-entry.ts'

export const eventPlanningAndVenues: readonly TradeEntry[] = [
  {
    id: 'wedding-planner',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 100,
    interests: ['Weddings', 'Wedding venues', 'Engagements', 'Honeymoons', 'Party decorations'],
    angles: ['ease', 'story', 'proof', 'benefit'],
    words: {
      en: {
        business: 'wedding planner',
        businesses: 'wedding planners',
        sells: 'wedding planning and coordination',
        alsoCalled:
          'wedding planning, wedding coordinator, wedding organizer, bridal planner, wedding planning agency, destination wedding planner',
        offers:
          'full planning, partial planning, day-of coordination, venue search, supplier search, decoration concept, civil ceremony, destination wedding',
        searches:
          'wedding planner, wedding coordinator, day-of wedding coordinator, wedding planner cost, destination wedding planner, wedding planning services, wedding planner near me',
        negatives: 'jobs, course, checklist, template, free, app, film, become',
        questions: [
          'What does a wedding planner cost?',
          'Is our date still free?',
          'Can you only run the day itself?',
        ],
      },
      de: {
        business: 'Hochzeitsplanerin',
        businesses: 'Hochzeitsplanerinnen',
        sells: 'Hochzeitsplanung und Begleitung',
        alsoCalled:
          'Hochzeitsplaner, Weddingplanner, Hochzeitsplanung, Wedding-Planner, Hochzeitsagentur, Hochzeitsorganisation',
        offers:
          'Komplettplanung, Teilplanung, Begleitung am Hochzeitstag, Suche der Location, Suche der Dienstleister, Dekorationskonzept, freie Trauung, Hochzeit im Ausland',
        searches:
          'hochzeitsplaner, hochzeitsplanerin, wedding planner, hochzeitsplaner kosten, hochzeit planen lassen, zeremonienmeister hochzeit, hochzeitsplaner in der nähe',
        negatives: 'jobs, ausbildung, checkliste, vorlage, kostenlos, app, film, werden',
        questions: [
          'Was kostet eine Hochzeitsplanerin?',
          'Ist unser Datum noch frei?',
          'Begleiten Sie auch nur den Tag selbst?',
        ],
      },
      fr: {
        business: 'organisatrice de mariage',
        businesses: 'organisatrices de mariage',
        sells: 'organisation et coordination de mariages',
        alsoCalled:
          'wedding planner, organisateur de mariage, agence de mariage événementiel, coordinatrice de mariage, organisation de mariage',
        offers:
          'organisation complète, organisation partielle, coordination du jour J, recherche de lieu, recherche de prestataires, concept de décoration, cérémonie laïque, mariage à l’étranger',
        searches:
          'wedding planner, organisatrice de mariage, wedding planner tarif, coordination jour j, organisation mariage, wedding planner mariage intime, wedding planner près de chez moi',
        negatives: 'emploi, formation, checklist, modèle, gratuit, application, film, devenir',
        questions: [
          'Combien coûte une organisatrice de mariage ?',
          'Notre date est-elle encore libre ?',
          'Peut-on réserver seulement le jour J ?',
        ],
      },
    },
  },
  {
    id: 'event-planner',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 150,
    interests: ['Event management', 'Corporate events', 'Team events', 'Party planning', 'Trade fairs'],
    angles: ['ease', 'proof', 'benefit', 'range'],
    words: {
      en: {
        business: 'event agency',
        businesses: 'event agencies',
        sells: 'event planning',
        alsoCalled:
          'event planner, event management company, event organizer, corporate event planner, party planner, conference organizer',
        offers:
          'company party, conference, product launch, team event, anniversary party, private party, trade show stand, hybrid event',
        searches:
          'event planner, event agency, corporate event planner, company party planning, conference organizer, party planner, team event organizer, event management company',
        negatives: 'jobs, course, degree, checklist, template, free, software',
        questions: [
          'What does the planning cost?',
          'How far ahead should we book?',
          'Do you look for the venue too?',
        ],
      },
      de: {
        business: 'Eventagentur',
        businesses: 'Eventagenturen',
        sells: 'Planung von Anlässen',
        alsoCalled:
          'Eventplaner, Eventplanerin, Veranstaltungsagentur, Eventmanager, Eventorganisation, Veranstalter von Firmenevents',
        offers:
          'Firmenfeier, Tagung, Produkteinführung, Teamevent, Jubiläum, private Feier, Messeauftritt, Hybridveranstaltung',
        searches:
          'eventagentur, eventplaner, firmenevent organisieren, firmenfeier planen lassen, tagung organisieren agentur, teamevent organisieren, veranstaltungsagentur, partyplaner',
        negatives: 'jobs, ausbildung, studium, checkliste, vorlage, kostenlos, software',
        questions: [
          'Was kostet die Planung?',
          'Wie früh sollen wir buchen?',
          'Suchen Sie auch die Location?',
        ],
      },
      fr: {
        business: 'agence événementielle',
        businesses: 'agences événementielles',
        sells: 'organisation d’événements',
        alsoCalled:
          'organisateur d’événements, event planner, agence d’événementiel, organisatrice d’événements, organisation de séminaires',
        offers:
          'fête d’entreprise, conférence, lancement de produit, team building, jubilé, fête privée, stand de salon, événement hybride',
        searches:
          'agence événementielle, organisateur d’événements, organisation soirée entreprise, organisation séminaire, agence team building, organisation anniversaire adulte, agence événement',
        negatives: 'emploi, formation, études, checklist, modèle, gratuit, logiciel',
        questions: [
          'Combien coûte l’organisation ?',
          'Combien de temps à l’avance réserver ?',
          'Cherchez-vous aussi le lieu ?',
        ],
      },
    },
  },
  {
    id: 'event-venue',
    kind: 'events',
    schemaTypes: ['EventVenue'],
    goal: 'leads',
    ways: ['quote', 'call', 'visit'],
    radiusKm: 50,
    interests: ['Corporate events', 'Birthdays', 'Party planning', 'Anniversaries', 'Event management'],
    angles: ['place', 'range', 'ease', 'price'],
    words: {
      en: {
        business: 'event venue',
        businesses: 'event venues',
        sells: 'rooms for parties and events',
        alsoCalled:
          'function room, party venue, conference venue, banquet hall, party room, event hall, meeting venue',
        offers:
          'room hire, conference package, birthday party, company party, banquet, seminar room, catering, event technology',
        searches:
          'event venue, party venue hire, function room hire, conference venue, birthday venue, banquet hall, meeting room hire, event venue near me',
        negatives: 'jobs, for sale, community hall free, ideas, decoration, template, tickets',
        questions: [
          'How many guests can you take?',
          'What does room hire cost?',
          'May we bring our own catering?',
        ],
      },
      de: {
        business: 'Eventlocation',
        businesses: 'Eventlocations',
        sells: 'Räume für Feiern und Anlässe',
        alsoCalled:
          'Partyraum, Festsaal, Veranstaltungsraum, Eventlokal, Tagungslocation, Seminarlocation, Veranstaltungslocation',
        offers:
          'Raummiete, Tagungspauschale, Geburtstagsfeier, Firmenfeier, Bankett, Seminarraum, Catering, Veranstaltungstechnik',
        searches:
          'eventlocation mieten, partyraum mieten, festsaal mieten, veranstaltungsraum mieten, location geburtstag, tagungslocation, seminarraum mieten, eventlocation in der nähe',
        negatives: 'jobs, kaufen, kostenlos, ideen, dekoration, vorlage, konzert tickets',
        questions: [
          'Für wie viele Gäste ist Platz?',
          'Was kostet die Raummiete?',
          'Dürfen wir eigenes Catering bringen?',
        ],
      },
      fr: {
        business: 'lieu événementiel',
        businesses: 'lieux événementiels',
        sells: 'salles pour fêtes et événements',
        alsoCalled:
          'salle de fête, salle de réception, salle événementielle, salle de séminaire, location de salle',
        offers:
          'location de salle, forfait séminaire, fête d’anniversaire, soirée d’entreprise, banquet, salle de séminaire, traiteur, équipement technique',
        searches:
          'location salle, salle anniversaire location, lieu événementiel, salle de réception, location salle séminaire, lieu soirée entreprise, salle des fêtes location, location salle près de chez moi',
        negatives: 'emploi, à vendre, gratuit, idées, décoration, modèle, billets',
        questions: [
          'Combien d’invités pouvez-vous accueillir ?',
          'Combien coûte la location ?',
          'Peut-on venir avec son traiteur ?',
        ],
      },
    },
  },
  {
    id: 'wedding-venue',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'quote', 'call'],
    radiusKm: 100,
    interests: ['Wedding venues', 'Weddings', 'Engagements', 'Castle hotels', 'Wedding photography'],
    angles: ['place', 'story', 'proof', 'benefit'],
    words: {
      en: {
        business: 'wedding venue',
        businesses: 'wedding venues',
        sells: 'wedding venues',
        alsoCalled:
          'wedding location, wedding barn, wedding hall, wedding castle, wedding reception venue, wedding estate',
        offers:
          'ceremony, reception, banquet hall, garden wedding, wedding menu, rooms for guests, viewing appointment, full wedding package',
        searches:
          'wedding venue, wedding reception venue, barn wedding venue, castle wedding venue, outdoor wedding venue, small wedding venue, wedding venue prices, wedding venue near me',
        negatives: 'jobs, dress, ideas, invitations, free, diy, film',
        questions: ['Is our date still free?', 'How many guests fit?', 'What does the venue cost?'],
      },
      de: {
        business: 'Hochzeitslocation',
        businesses: 'Hochzeitslocations',
        sells: 'Räume für Hochzeiten',
        alsoCalled:
          'Hochzeitssaal, Hochzeitsscheune, Hochzeitsschloss, Hochzeitslokal, Hochzeitslokalität, Traulocation',
        offers:
          'Trauung, Sektempfang, Festsaal, Gartenhochzeit, Hochzeitsmenü, Zimmer für Gäste, Besichtigung, Komplettpaket',
        searches:
          'hochzeitslocation, hochzeitssaal, hochzeit scheune, schloss hochzeit, hochzeitslocation im freien, kleine hochzeitslocation, hochzeitslocation preise, hochzeitslocation in der nähe',
        negatives: 'jobs, kleid, ideen, einladungen, kostenlos, selber machen, film',
        questions: [
          'Ist unser Datum noch frei?',
          'Wie viele Gäste finden Platz?',
          'Was kostet die Location?',
        ],
      },
      fr: {
        business: 'lieu de mariage',
        businesses: 'lieux de mariage',
        sells: 'lieux de réception de mariage',
        alsoCalled:
          'salle de mariage, domaine de mariage, château pour mariage, grange de mariage, domaine pour mariage',
        offers:
          'cérémonie, vin d’honneur, salle de banquet, mariage au jardin, menu de mariage, chambres pour invités, visite du lieu, forfait complet',
        searches:
          'lieu de mariage, salle de mariage, domaine mariage, château mariage, mariage en plein air lieu, petit mariage lieu, salle de mariage tarif, salle de mariage près de chez moi',
        negatives: 'emploi, robe, idées, faire-part, gratuit, soi-même, film',
        questions: [
          'Notre date est-elle encore libre ?',
          'Combien d’invités peut-on recevoir ?',
          'Combien coûte le lieu ?',
        ],
      },
    },
  },
  {
    id: 'bartender-service',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 80,
    interests: ['Cocktails', 'Weddings', 'Corporate events', 'Party planning', 'Gin'],
    angles: ['ease', 'quality', 'price', 'benefit'],
    words: {
      en: {
        business: 'mobile bar',
        businesses: 'mobile bars',
        sells: 'cocktails and bartenders for events',
        alsoCalled:
          'bartender for hire, cocktail catering, mobile bartender, bartender service, cocktail bar hire, bar catering',
        offers:
          'cocktail bar, gin bar, alcohol-free bar, coffee bar, bartender by the hour, bar counter hire, cocktail course, wedding package',
        searches:
          'mobile bar hire, bartender for hire, cocktail bar hire, bartender for wedding, mobile cocktail bar, cocktail catering, bartender for private party',
        negatives: 'jobs, course, recipe, school, for sale, diy, game',
        questions: [
          'What does it cost per guest?',
          'Do you bring drinks and glasses?',
          'Do you serve alcohol-free drinks?',
        ],
      },
      de: {
        business: 'mobile Bar',
        businesses: 'mobile Bars',
        sells: 'Cocktails und Barkeeper für Feste',
        alsoCalled:
          'Barkeeper mieten, Cocktailcatering, Barservice, Barcatering, mobiler Barservice, Cocktailservice',
        offers:
          'Cocktailbar, Ginbar, alkoholfreie Bar, Kaffeebar, Barkeeper pro Stunde, Miete der Theke, Cocktailkurs, Hochzeitspaket',
        searches:
          'mobile bar mieten, barkeeper mieten, cocktailbar mieten, barkeeper hochzeit, cocktailcatering, mobile cocktailbar, barservice private feier',
        negatives: 'jobs, kurs, rezept, ausbildung, kaufen, selber bauen, spiel',
        questions: [
          'Was kostet es pro Gast?',
          'Bringen Sie Getränke und Gläser mit?',
          'Gibt es auch alkoholfreie Drinks?',
        ],
      },
      fr: {
        business: 'bar mobile',
        businesses: 'bars mobiles',
        sells: 'cocktails et barmans pour événements',
        alsoCalled:
          'barman à domicile, bar à cocktails mobile, traiteur cocktails, service de barman, barman événementiel',
        offers:
          'bar à cocktails, bar à gin, bar sans alcool, bar à café, barman à l’heure, location de comptoir, atelier cocktails, forfait mariage',
        searches:
          'bar mobile location, barman à domicile, bar à cocktails mariage, location bar mobile, barman mariage, barman soirée privée, bar à cocktails événement',
        negatives: 'emploi, formation, recette, école, à vendre, soi-même, jeu',
        questions: [
          'Combien cela coûte-t-il par invité ?',
          'Apportez-vous boissons et verres ?',
          'Servez-vous des boissons sans alcool ?',
        ],
      },
    },
  },
]
