import type { TradeEntry } from './trade-entry.ts'

export const businessSupplies: readonly TradeEntry[] = [
  {
    id: 'coworking-space',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: 15,
    interests: ['Coworking', 'Remote work', 'Self-employment', 'Start-ups', 'Business networking'],
    angles: ['place', 'price', 'ease', 'benefit'],
    words: {
      en: {
        business: 'coworking space',
        businesses: 'coworking spaces',
        sells: 'desks and meeting rooms',
        alsoCalled:
          'shared office, coworking, serviced office, business center, flexible office, hot desk space',
        offers:
          'day pass, flexible desk, fixed desk, private office, meeting room, virtual office address, event room, phone booth',
        searches:
          'coworking space, coworking, shared office, hot desk, office space for rent, meeting room hire, day pass coworking, coworking near me',
        negatives: 'jobs, app, design ideas, free, architecture, franchise, furniture',
        questions: [
          'What does a day pass cost?',
          'Can I come in the evening?',
          'Are meeting rooms included?',
        ],
      },
      de: {
        business: 'Coworking-Space',
        businesses: 'Coworking-Spaces',
        sells: 'Arbeitsplätze und Besprechungsräume',
        alsoCalled:
          'Coworking, Gemeinschaftsbüro, Bürogemeinschaft, Businesscenter, Coworking Büro, Coworking Space',
        offers:
          'Tagesticket, flexibler Arbeitsplatz, fester Arbeitsplatz, Einzelbüro, Besprechungsraum, Geschäftsadresse, Eventraum, Telefonkabine',
        searches:
          'coworking space, coworking, arbeitsplatz mieten, büroplatz mieten, gemeinschaftsbüro, meetingraum mieten, tagesbüro mieten, coworking in der nähe',
        negatives: 'jobs, app, einrichtung ideen, kostenlos, architektur, franchise, möbel',
        questions: [
          'Was kostet ein Tagesticket?',
          'Kann ich auch abends kommen?',
          'Sind Besprechungsräume inbegriffen?',
        ],
      },
      fr: {
        business: 'espace de coworking',
        businesses: 'espaces de coworking',
        sells: 'postes de travail et salles de réunion',
        alsoCalled: 'coworking, bureau partagé, centre d’affaires, bureaux flexibles, tiers-lieu de travail',
        offers:
          'pass journée, poste flexible, poste fixe, bureau privé, salle de réunion, domiciliation, salle d’événement, cabine téléphonique',
        searches:
          'coworking, espace de coworking, location bureau partagé, location bureau à la journée, salle de réunion location, poste de travail coworking, coworking près de chez moi',
        negatives: 'emploi, application, idées déco, gratuit, architecture, franchise, mobilier',
        questions: [
          'Combien coûte un pass journée ?',
          'Puis-je venir le soir ?',
          'Les salles de réunion sont-elles comprises ?',
        ],
      },
    },
  },
  {
    id: 'packaging-supplier',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote'],
    radiusKm: null,
    interests: ['Packaging', 'E-commerce', 'Logistics', 'Sustainable business', 'Wholesale'],
    angles: ['range', 'price', 'speed', 'quality'],
    words: {
      en: {
        business: 'packaging supplier',
        businesses: 'packaging suppliers',
        sells: 'packaging and shipping supplies',
        alsoCalled:
          'packaging company, packaging manufacturer, packaging wholesaler, box supplier, shipping supplies store',
        offers:
          'shipping boxes, custom printed boxes, mailer bags, packing tape, void fill, food packaging, pallets wrap, gift boxes',
        searches:
          'shipping boxes, packaging supplier, custom boxes, mailer boxes, packaging wholesale, food packaging supplier, printed packaging small quantities, eco-friendly packaging',
        negatives: 'jobs, free boxes, moving house, diy, design course, used, recycling',
        questions: ['What is the minimum order?', 'Can you print our logo?', 'How soon do you deliver?'],
      },
      de: {
        business: 'Verpackungshändler',
        businesses: 'Verpackungshändler',
        sells: 'Verpackungen und Versandmaterial',
        alsoCalled:
          'Verpackungshersteller, Verpackungsgroßhandel, Verpackungslieferant, Kartonagenhersteller, Verpackungsshop',
        offers:
          'Versandkartons, bedruckte Kartons, Versandtaschen, Klebeband, Füllmaterial, Lebensmittelverpackungen, Stretchfolie, Geschenkboxen',
        searches:
          'versandkartons kaufen, verpackungsmaterial, verpackungen großhandel, kartons bedrucken lassen, versandtaschen, lebensmittelverpackungen, nachhaltige verpackungen, verpackungshersteller',
        negatives: 'jobs, gratis kartons, umzug, selber machen, ausbildung, gebraucht, recycling',
        questions: [
          'Wie hoch ist die Mindestmenge?',
          'Bedrucken Sie mit unserem Logo?',
          'Wie schnell liefern Sie?',
        ],
      },
      fr: {
        business: 'fournisseur d’emballages',
        businesses: 'fournisseurs d’emballages',
        sells: 'emballages et matériel d’expédition',
        alsoCalled:
          'fabricant d’emballages, grossiste en emballages, cartonnier, emballages professionnels, cartonnerie',
        offers:
          'cartons d’expédition, cartons imprimés, pochettes d’expédition, ruban adhésif, calage, emballages alimentaires, film étirable, coffrets cadeaux',
        searches:
          'carton d’expédition, fournisseur emballage, emballage personnalisé, emballage alimentaire professionnel, carton personnalisé petite quantité, grossiste emballage, emballage écologique',
        negatives: 'emploi, cartons gratuits, déménagement, soi-même, formation, occasion, recyclage',
        questions: [
          'Quelle est la quantité minimale ?',
          'Imprimez-vous notre logo ?',
          'Sous quel délai livrez-vous ?',
        ],
      },
    },
  },
  {
    id: 'office-supplies',
    kind: 'business services',
    schemaTypes: ['OfficeEquipmentStore'],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: 60,
    interests: ['Office supplies', 'Stationery', 'Home office', 'Printers', 'Ergonomics'],
    angles: ['range', 'price', 'speed', 'ease'],
    words: {
      en: {
        business: 'office supplies store',
        businesses: 'office supplies stores',
        sells: 'office supplies and office furniture',
        alsoCalled:
          'office supply company, stationery supplier, office supplier, office equipment dealer, office products dealer',
        offers:
          'printer paper, toner and ink, folders and binders, pens, office chairs, desks, envelopes, coffee and kitchen supplies',
        searches:
          'office supplies, office supply store, printer paper bulk, toner cartridges, office chair, office furniture, folders and binders, office supplies delivery',
        negatives: 'jobs, free, second hand, series, template, diy, software',
        questions: [
          'Do you deliver free of charge?',
          'Can we pay by invoice?',
          'Is same-day pickup possible?',
        ],
      },
      de: {
        business: 'Bürobedarfshändler',
        businesses: 'Bürobedarfshändler',
        sells: 'Bürobedarf und Büromöbel',
        alsoCalled: 'Bürobedarf, Büromaterial, Bürofachhandel, Bürobedarf Fachhandel, Büroausstatter',
        offers:
          'Druckerpapier, Toner und Tinte, Ordner und Register, Stifte, Bürostühle, Schreibtische, Briefumschläge, Kaffee und Küchenbedarf',
        searches:
          'bürobedarf, büromaterial bestellen, druckerpapier, toner kaufen, bürostuhl kaufen, büromöbel, ordner kaufen, bürobedarf lieferung',
        negatives: 'jobs, ausbildung, kostenlos, gebraucht, serie, vorlage, software',
        questions: [
          'Liefern Sie versandkostenfrei?',
          'Können wir auf Rechnung kaufen?',
          'Kann ich noch heute abholen?',
        ],
      },
      fr: {
        business: 'magasin de fournitures de bureau',
        businesses: 'magasins de fournitures de bureau',
        sells: 'fournitures et mobilier de bureau',
        alsoCalled:
          'fournitures de bureau, fournisseur de bureau, bureautique et fournitures, fournitures bureautiques',
        offers:
          'papier pour imprimante, toner et encre, classeurs, stylos, chaises de bureau, bureaux, enveloppes, café et cuisine de bureau',
        searches:
          'fournitures de bureau, papier imprimante, toner imprimante, chaise de bureau, mobilier de bureau, classeurs, fournitures bureau livraison, fournitures bureau professionnel',
        negatives: 'emploi, gratuit, occasion, série, modèle, soi-même, logiciel',
        questions: [
          'La livraison est-elle offerte ?',
          'Peut-on payer sur facture ?',
          'Le retrait le jour même est-il possible ?',
        ],
      },
    },
  },
  {
    id: 'industrial-supplier',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote', 'call'],
    radiusKm: null,
    interests: ['Manufacturing', 'Tools', 'Mechanical engineering', 'Workplace safety', 'Supply chains'],
    angles: ['range', 'speed', 'price', 'proof'],
    words: {
      en: {
        business: 'industrial supplier',
        businesses: 'industrial suppliers',
        sells: 'tools, parts and supplies for industry',
        alsoCalled:
          'industrial supply company, industrial distributor, technical wholesaler, MRO supplier, industrial wholesaler',
        offers:
          'bearings, fasteners, hydraulic hoses, power tools, seals, lubricants, work gloves, valves and fittings',
        searches:
          'industrial supplies, industrial supplier, bearings supplier, hydraulic hoses, fasteners wholesale, industrial tools, safety equipment supplier, seals and gaskets',
        negatives: 'jobs, used, diy, free, catalog pdf, definition, hobby',
        questions: ['Is it in stock?', 'Do you deliver next day?', 'Can you find a part by its number?'],
      },
      de: {
        business: 'Industriebedarf-Händler',
        businesses: 'Industriebedarf-Händler',
        sells: 'Werkzeug, Teile und Betriebsbedarf',
        alsoCalled:
          'Industriebedarf, Technischer Handel, technischer Großhandel, Industrielieferant, Industrieausrüster',
        offers:
          'Wälzlager, Schrauben und Befestigung, Hydraulikschläuche, Elektrowerkzeuge, Dichtungen, Schmierstoffe, Arbeitshandschuhe, Ventile und Armaturen',
        searches:
          'industriebedarf, technischer großhandel, wälzlager kaufen, hydraulikschläuche, schrauben großhandel, industriewerkzeug, arbeitsschutz händler, dichtungen kaufen',
        negatives: 'jobs, ausbildung, gebraucht, kostenlos, definition, hobby',
        questions: [
          'Ist das Teil auf Lager?',
          'Liefern Sie am nächsten Tag?',
          'Finden Sie ein Teil anhand der Nummer?',
        ],
      },
      fr: {
        business: 'fournisseur industriel',
        businesses: 'fournisseurs industriels',
        sells: 'outillage, pièces et fournitures d’industrie',
        alsoCalled:
          'fournitures industrielles, distributeur industriel, négoce technique, grossiste industriel, fourniture industrielle',
        offers:
          'roulements, visserie, flexibles hydrauliques, outillage électrique, joints, lubrifiants, gants de travail, vannes et raccords',
        searches:
          'fournitures industrielles, fournisseur industriel, roulements, flexible hydraulique, visserie en gros, outillage industriel, équipement de protection fournisseur, joints industriels',
        negatives: 'emploi, occasion, soi-même, gratuit, définition, loisir',
        questions: [
          'La pièce est-elle en stock ?',
          'Livrez-vous le lendemain ?',
          'Trouvez-vous une pièce par sa référence ?',
        ],
      },
    },
  },
  {
    id: 'corporate-training',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 150,
    interests: [
      'Professional training',
      'Leadership',
      'Communication skills',
      'Human resources',
      'Management',
    ],
    angles: ['benefit', 'proof', 'audience', 'ease'],
    words: {
      en: {
        business: 'corporate training provider',
        businesses: 'corporate training providers',
        sells: 'training for companies',
        alsoCalled:
          'corporate trainer, business trainer, in-house training, staff training company, employee training provider',
        offers:
          'leadership training, sales training, communication training, presentation training, time management, software training, team workshop, online training',
        searches:
          'corporate training, leadership training, sales training for teams, communication training, in-house training, presentation skills training, employee training provider, management seminar',
        negatives: 'jobs, free, certificate to become a trainer, gym, pdf, definition, youtube',
        questions: [
          'What does a training day cost?',
          'How many people can take part?',
          'Do you come to our company?',
        ],
      },
      de: {
        business: 'Firmentrainings-Anbieter',
        businesses: 'Firmentrainings-Anbieter',
        sells: 'Firmenschulungen',
        alsoCalled:
          'Firmentraining, Inhouse-Schulung, Seminaranbieter, Business-Trainer, Mitarbeiterschulung, Schulungsanbieter',
        offers:
          'Führungstraining, Verkaufstraining, Kommunikationstraining, Präsentationstraining, Zeitmanagement, Softwareschulung, Teamworkshop, Online-Training',
        searches:
          'firmentraining, inhouse schulung, führungskräftetraining, verkaufstraining, kommunikationstraining, mitarbeiterschulung, führungsseminar, präsentationstraining',
        negatives: 'jobs, trainer werden, kostenlos, fitness, pdf, definition, youtube',
        questions: [
          'Was kostet ein Schulungstag?',
          'Wie viele Personen können teilnehmen?',
          'Kommen Sie in unseren Betrieb?',
        ],
      },
      fr: {
        business: 'organisme de formation d’entreprise',
        businesses: 'organismes de formation d’entreprise',
        sells: 'formations en entreprise',
        alsoCalled:
          'formation en entreprise, formateur en entreprise, formation intra-entreprise, organisme de formation professionnelle',
        offers:
          'formation au management, formation à la vente, formation en communication, prise de parole, gestion du temps, formation logiciel, atelier d’équipe, formation en ligne',
        searches:
          'formation en entreprise, formation management, formation commerciale équipe, formation communication, formation intra-entreprise, formation prise de parole, séminaire leadership',
        negatives: 'emploi, devenir formateur, gratuit, sport, pdf, définition, youtube',
        questions: [
          'Combien coûte une journée de formation ?',
          'Combien de personnes peuvent participer ?',
          'Venez-vous dans notre entreprise ?',
        ],
      },
    },
  },
]
