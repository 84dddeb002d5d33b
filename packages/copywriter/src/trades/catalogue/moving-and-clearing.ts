import type { TradeEntry } from './trade-entry.ts'

export const movingAndClearing: readonly TradeEntry[] = [
  {
    id: 'removals',
    kind: 'home services',
    schemaTypes: ['MovingCompany'],
    goal: 'leads',
    ways: ['quote', 'call', 'book'],
    radiusKm: 100,
    interests: ['Moving house', 'Renting a home', 'Buying a home', 'Storage and tidying', 'House clearance'],
    words: {
      en: {
        business: 'removal company',
        businesses: 'removal companies',
        sells: 'house moves',
        alsoCalled: 'moving company, movers, removals firm, furniture movers, man and van, office removals',
        offers:
          'house removals, packing service, furniture assembly, office moves, piano moving, international removals, moving boxes',
        searches:
          'removal company, house removals, movers, removal quote, man and van, office removals, packing service, removals near me',
        negatives: 'jobs, checklist, stain removal, hair removal, wallpaper, free boxes, diy, film',
        questions: [
          'What does a move cost?',
          'Do you pack and assemble furniture?',
          'Are my things insured?',
        ],
      },
      de: {
        business: 'Umzugsunternehmen',
        businesses: 'Umzugsunternehmen',
        sells: 'Umzüge',
        alsoCalled: 'Umzugsfirma, Möbelspedition, Möbelpacker, Umzugsservice, Umzugshelfer, Umzugsspedition',
        offers:
          'Privatumzug, Einpackservice, Möbelmontage, Firmenumzug, Klaviertransport, Fernumzug, Umzugskartons',
        searches:
          'umzugsunternehmen, umzugsfirma, umzug kosten, umzug angebot, möbelpacker, umzugshelfer, firmenumzug, umzugsunternehmen in der nähe',
        negatives: 'jobs, checkliste, minijob, sonderurlaub, ummelden, kartons kostenlos, film',
        questions: [
          'Was kostet ein Umzug?',
          'Packen und montieren Sie auch?',
          'Sind meine Möbel versichert?',
        ],
      },
      fr: {
        business: 'entreprise de déménagement',
        businesses: 'entreprises de déménagement',
        sells: 'déménagements',
        alsoCalled:
          'déménageur, société de déménagement, déménagement d’entreprise, aide au déménagement, garde-meubles et déménagement',
        offers:
          'déménagement de particulier, emballage, démontage de meubles, déménagement d’entreprise, transport de piano, monte-meubles, cartons',
        searches:
          'déménagement, entreprise déménagement, devis déménagement, déménageur, prix déménagement, location monte-meuble avec opérateur, déménagement entreprise, déménageur près de chez moi',
        negatives: 'emploi, checklist, congé, changement d’adresse, cartons gratuits, film, salaire',
        questions: [
          'Combien coûte un déménagement ?',
          'Emballez-vous aussi mes affaires ?',
          'Mes meubles sont-ils assurés ?',
        ],
      },
    },
  },
  {
    id: 'self-storage',
    kind: 'home services',
    schemaTypes: ['SelfStorage'],
    goal: 'sales',
    ways: ['visit', 'book', 'call'],
    radiusKm: 20,
    interests: ['Self-storage', 'Moving house', 'Storage and tidying', 'Renovation', 'Small business'],
    angles: ['price', 'ease', 'place'],
    words: {
      en: {
        business: 'self storage center',
        businesses: 'self storage centers',
        sells: 'storage rooms',
        alsoCalled: 'self storage, storage units, furniture storage, storage facility, storage unit rental',
        offers:
          'storage units, lock-up garages, business storage, document storage, wine storage, student storage, packing material',
        searches:
          'self storage, storage units, furniture storage, cheap storage, storage unit prices, business storage, student storage, storage near me',
        negatives: 'jobs, auction, cloud storage, phone memory, furniture shelves, tv show, usb',
        questions: [
          'What does a storage room cost a month?',
          'What size do I need?',
          'When can I get to my things?',
        ],
      },
      de: {
        business: 'Selfstorage-Lager',
        businesses: 'Selfstorage-Lager',
        sells: 'Lagerräume zur Miete',
        alsoCalled:
          'Self Storage, Lagerraum-Vermietung, Möbeleinlagerung, Mietlager, Selfstorage, Einlagerung',
        offers:
          'Lagerbox, Möbellager, Garagenlager, Firmenlager, Aktenlager, Einlagerung mit Abholung, Verpackungsmaterial',
        searches:
          'lagerraum mieten, self storage, möbel einlagern, selfstorage preise, lagerbox mieten, einlagerung möbel kosten, kleinen lagerraum mieten, lagerraum in der nähe',
        negatives: 'jobs, cloud, speicherplatz, versteigerung, regal, datenspeicher, usb',
        questions: [
          'Was kostet ein Lagerraum im Monat?',
          'Wie viel Platz brauche ich?',
          'Wann habe ich Zugang?',
        ],
      },
      fr: {
        business: 'centre de self-stockage',
        businesses: 'centres de self-stockage',
        sells: 'box de stockage',
        alsoCalled: 'garde-meubles, self-stockage, location de box, box de stockage, garde-meuble',
        offers:
          'box de stockage, garde-meubles, box pour professionnels, archivage, stockage étudiant, cartons et emballages',
        searches:
          'garde-meuble, location box stockage, self stockage, garde-meuble prix, box stockage pas cher, stockage meuble, location box professionnel, garde-meuble près de chez moi',
        negatives: 'emploi, cloud, téléphone, enchères, étagère, box internet, disque dur',
        questions: [
          'Combien coûte un box par mois ?',
          'Quelle surface me faut-il ?',
          'Quand puis-je accéder à mon box ?',
        ],
      },
    },
  },
  {
    id: 'house-clearance',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 50,
    interests: ['House clearance', 'Moving house', 'Storage and tidying', 'Selling a home', 'Antiques'],
    words: {
      en: {
        business: 'house clearance company',
        businesses: 'house clearance companies',
        sells: 'house and flat clearances',
        alsoCalled: 'house clearance, estate clearance, flat clearance, hoarder clearance, probate clearance',
        offers:
          'house clearance, garage clearance, attic clearance, office clearance, hoarder house cleaning, valuation of contents, bulky item removal',
        searches:
          'house clearance, flat clearance, house clearance cost, probate house clearance, garage clearance, hoarder house clearance, house clearance near me',
        negatives: 'jobs, sale, sofa clearance sale, outlet, free collection charity, tv show',
        questions: [
          'What does a clearance cost?',
          'Do you credit things of value?',
          'Is the house left swept clean?',
        ],
      },
      de: {
        business: 'Entrümpelungsfirma',
        businesses: 'Entrümpelungsfirmen',
        sells: 'Entrümpelung und Haushaltsauflösung',
        alsoCalled:
          'Entrümpelung, Haushaltsauflösung, Wohnungsauflösung, Entrümpler, Nachlassräumung, Messie-Entrümpelung',
        offers:
          'Haushaltsauflösung, Kellerentrümpelung, Dachbodenräumung, Büroauflösung, Messie-Wohnung, Wertanrechnung, Sperrmüllabholung',
        searches:
          'entrümpelung, haushaltsauflösung, wohnungsauflösung, entrümpelung kosten, keller entrümpeln lassen, haushaltsauflösung mit wertanrechnung, messie wohnung räumen, entrümpelung in der nähe',
        negatives: 'jobs, sperrmüll termin, flohmarkt, kostenlos, minijob, ordnung tipps',
        questions: [
          'Was kostet eine Entrümpelung?',
          'Rechnen Sie Wertgegenstände an?',
          'Wird besenrein übergeben?',
        ],
      },
      fr: {
        business: 'entreprise de débarras',
        businesses: 'entreprises de débarras',
        sells: 'débarras de maisons et appartements',
        alsoCalled:
          'débarras, vide-maison, débarrasseur, débarras de succession, nettoyage syndrome de Diogène',
        offers:
          'débarras de maison, débarras de cave, débarras de grenier, débarras de bureaux, nettoyage Diogène, estimation d’objets, enlèvement d’encombrants',
        searches:
          'débarras maison, débarras appartement, débarras cave, vide-maison, débarras succession, débarras prix, nettoyage diogène, enlèvement encombrants',
        negatives: 'emploi, vide-grenier, meuble débarras, déchetterie horaires, mairie, rangement',
        questions: [
          'Combien coûte un débarras ?',
          'Déduisez-vous les objets de valeur ?',
          'Le logement est-il rendu propre ?',
        ],
      },
    },
  },
  {
    id: 'skip-hire',
    kind: 'home services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'call'],
    radiusKm: 35,
    interests: ['Renovation', 'House clearance', 'Construction', 'Recycling', 'Gardening'],
    angles: ['price', 'speed', 'ease'],
    words: {
      en: {
        business: 'skip hire company',
        businesses: 'skip hire companies',
        sells: 'skip hire',
        alsoCalled:
          'skip hire, waste removal company, dumpster rental, rubbish removal, waste collection company',
        offers:
          'mini skip, builders skip, roll-on roll-off container, garden waste, rubble, mixed waste, scrap collection',
        searches:
          'skip hire, skip hire prices, mini skip hire, rubbish removal, builders skip, garden waste removal, same day skip hire, skip hire near me',
        negatives: 'jobs, council tip, skipping rope, bin lorry toy, opening times, free',
        questions: ['What does a skip cost?', 'Which size do I need?', 'Do I need a permit for the street?'],
      },
      de: {
        business: 'Containerdienst',
        businesses: 'Containerdienste',
        sells: 'Containerdienst',
        alsoCalled:
          'Containerverleih, Entsorgungsfachbetrieb, Muldenservice, Schuttcontainer, Abfallentsorgung, Muldendienst',
        offers:
          'Bauschuttcontainer, Sperrmüllcontainer, Grünschnittcontainer, Mischabfall, Erdaushub, Altholz, Schrottabholung',
        searches:
          'containerdienst, container mieten, bauschutt container, containerdienst preise, sperrmüll container, grünschnitt container, schuttmulde bestellen, containerdienst in der nähe',
        negatives:
          'jobs, wohncontainer, seecontainer, wertstoffhof öffnungszeiten, software docker, müllkalender',
        questions: [
          'Was kostet ein Container?',
          'Welche Größe brauche ich?',
          'Brauche ich eine Genehmigung für die Straße?',
        ],
      },
      fr: {
        business: 'loueur de bennes',
        businesses: 'loueurs de bennes',
        sells: 'location de bennes',
        alsoCalled:
          'location de benne, location de bennes, évacuation de gravats, enlèvement de déchets, collecte de déchets',
        offers:
          'benne à gravats, benne à encombrants, benne à déchets verts, benne tout-venant, évacuation de terre, big bag, collecte de ferraille',
        searches:
          'location benne, location benne gravats, évacuation gravats, location benne prix, benne déchets verts, enlèvement déchets chantier, location benne encombrants',
        negatives: 'emploi, camion benne occasion, déchetterie horaires, mairie, remorque, jouet',
        questions: [
          'Combien coûte une benne ?',
          'Quelle taille choisir ?',
          'Faut-il une autorisation de voirie ?',
        ],
      },
    },
  },
]
