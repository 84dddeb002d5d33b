import type { TradeEntry } from './trade-entry.ts'

export const industryAndLogistics: readonly TradeEntry[] = [
  {
    id: 'fulfillment-logistics',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Logistics', 'E-commerce', 'Supply chains', 'Import and export', 'Courier services'],
    angles: ['speed', 'price', 'proof', 'ease'],
    words: {
      en: {
        business: 'fulfillment company',
        businesses: 'fulfillment companies',
        sells: 'storage, packing and shipping',
        alsoCalled:
          'fulfillment center, fulfilment provider, 3PL provider, logistics company, contract logistics, warehouse logistics',
        offers:
          'warehousing, order fulfillment, pick and pack, returns handling, gift wrapping, express shipping, customs papers, pallet storage',
        searches:
          'fulfillment center, logistics company, ecommerce fulfillment, 3pl provider, order fulfillment service, pallet storage, warehousing services, outsource shipping',
        negatives: 'jobs, driver job, tracking, salary, course, definition, free',
        questions: [
          'What does a parcel cost?',
          'Which shop systems do you connect to?',
          'How many orders do I need?',
        ],
      },
      de: {
        business: 'Fulfillment-Dienstleister',
        businesses: 'Fulfillment-Dienstleister',
        sells: 'Lagerung, Verpackung und Versand',
        alsoCalled:
          'Fulfillment-Anbieter, Logistikunternehmen, Logistikdienstleister, Lagerlogistik, Kontraktlogistik, Versanddienstleister für Onlineshops',
        offers:
          'Lagerung, Auftragsabwicklung, Kommissionierung, Retourenabwicklung, Geschenkverpackung, Expressversand, Zollpapiere, Palettenlager',
        searches:
          'fulfillment dienstleister, logistikdienstleister, logistikunternehmen, fulfillment onlineshop, versand auslagern, lagerung paletten, lagerlogistik, e-commerce logistik',
        negatives: 'jobs, fahrer job, sendungsverfolgung, gehalt, ausbildung, definition, kostenlos',
        questions: [
          'Was kostet ein Paket?',
          'Welche Shopsysteme binden Sie an?',
          'Ab wie vielen Bestellungen lohnt es sich?',
        ],
      },
      fr: {
        business: 'logisticien e-commerce',
        businesses: 'logisticiens e-commerce',
        sells: 'stockage, préparation et expédition',
        alsoCalled:
          'entreprise de logistique, prestataire logistique, centre de fulfillment, logistique e-commerce, entrepôt logistique',
        offers:
          'entreposage, préparation de commandes, emballage et expédition, gestion des retours, emballage cadeau, envoi express, documents de douane, stockage de palettes',
        searches:
          'logistique e-commerce, prestataire logistique, externaliser logistique, entrepôt logistique e-commerce, stockage palettes, fulfillment e-commerce, préparation de commandes prestataire',
        negatives: 'emploi, chauffeur, suivi de colis, salaire, formation, définition, gratuit',
        questions: [
          'Combien coûte un colis ?',
          'À quelles boutiques en ligne vous connectez-vous ?',
          'À partir de combien de commandes ?',
        ],
      },
    },
  },
  {
    id: 'machine-rental',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['call', 'book', 'order'],
    radiusKm: 60,
    interests: ['Construction', 'Tools', 'Do it yourself', 'Landscaping', 'Home building'],
    angles: ['price', 'range', 'speed', 'place'],
    words: {
      en: {
        business: 'machine rental company',
        businesses: 'machine rental companies',
        sells: 'machines and tools for hire',
        alsoCalled:
          'plant hire, equipment rental, tool hire, construction equipment rental, excavator hire, tool rental',
        offers:
          'mini excavator, cherry picker, scissor lift, wheel loader, compactor, generator, scaffold tower, chipper',
        searches:
          'mini excavator rental, equipment rental, tool hire, plant hire, cherry picker hire, scissor lift rental, construction equipment rental, tool rental near me',
        negatives: 'jobs, for sale, used, toy, license course, game, washing machine',
        questions: ['What does a day’s hire cost?', 'Do you deliver to site?', 'Do I need a license?'],
      },
      de: {
        business: 'Baumaschinenvermietung',
        businesses: 'Baumaschinenvermietungen',
        sells: 'Maschinen und Geräte zur Miete',
        alsoCalled:
          'Maschinenvermietung, Baggerverleih, Werkzeugverleih, Mietpark, Arbeitsbühnenvermietung, Maschinenverleih, Geräteverleih',
        offers:
          'Minibagger, Arbeitsbühne, Scherenbühne, Radlader, Rüttelplatte, Stromgenerator, Rollgerüst, Häcksler',
        searches:
          'minibagger mieten, baumaschinen mieten, werkzeugverleih, arbeitsbühne mieten, bagger mieten, rüttelplatte mieten, häcksler mieten, maschinenvermietung in der nähe',
        negatives: 'jobs, kaufen, gebraucht, spielzeug, führerschein, spiel, waschmaschine',
        questions: [
          'Was kostet ein Miettag?',
          'Liefern Sie auf die Baustelle?',
          'Brauche ich einen Führerschein dafür?',
        ],
      },
      fr: {
        business: 'loueur de matériel',
        businesses: 'loueurs de matériel',
        sells: 'machines et outils en location',
        alsoCalled:
          'location de matériel de chantier, location de machines, location d’outillage, location de pelleteuse, location de nacelle, location d’engins',
        offers:
          'mini-pelle, nacelle, plateforme à ciseaux, chargeuse, plaque vibrante, groupe électrogène, échafaudage roulant, broyeur',
        searches:
          'location mini pelle, location matériel chantier, location nacelle, location outillage, location engin chantier, location plaque vibrante, location broyeur, location matériel près de chez moi',
        negatives: 'emploi, à vendre, occasion, jouet, permis, jeu, machine à laver',
        questions: [
          'Combien coûte une journée de location ?',
          'Livrez-vous sur le chantier ?',
          'Faut-il un permis ?',
        ],
      },
    },
  },
  {
    id: 'metal-manufacturer',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 200,
    interests: ['Manufacturing', 'Mechanical engineering', 'Engineering', 'Metalwork', 'Welding'],
    angles: ['quality', 'speed', 'proof', 'price'],
    words: {
      en: {
        business: 'CNC machining company',
        businesses: 'CNC machining companies',
        sells: 'metal parts',
        alsoCalled:
          'CNC machine shop, contract manufacturer, precision engineering company, metal fabrication company, sheet metal fabricator, turned parts manufacturer',
        offers:
          'CNC turning, CNC milling, sheet metal work, laser cutting, welding, small batches, prototypes, surface finishing',
        searches:
          'cnc machining, cnc machine shop, cnc milling services, custom metal parts, sheet metal fabrication, laser cutting service, precision turned parts, contract manufacturing',
        negatives: 'jobs, course, machine for sale, used, software, hobby, salary',
        questions: [
          'From what quantity do you produce?',
          'How soon do you quote?',
          'Which materials do you work with?',
        ],
      },
      de: {
        business: 'CNC-Lohnfertiger',
        businesses: 'CNC-Lohnfertiger',
        sells: 'Metallteile',
        alsoCalled:
          'CNC-Fertigung, Lohnfertiger, CNC-Dreherei, Zerspanungsbetrieb, Metallverarbeiter, Blechbearbeitung, Drehteilehersteller',
        offers:
          'CNC-Drehen, CNC-Fräsen, Blechbearbeitung, Laserschneiden, Schweißen, Kleinserien, Prototypen, Oberflächenbehandlung',
        searches:
          'cnc fertigung, lohnfertigung, cnc fräsen lassen, cnc drehteile, blechbearbeitung, laserschneiden lassen, metallteile anfertigen lassen, zerspanung lohnfertiger',
        negatives: 'jobs, ausbildung, maschine kaufen, gebraucht, software, hobby, gehalt',
        questions: [
          'Ab welcher Stückzahl fertigen Sie?',
          'Wie schnell bekomme ich ein Angebot?',
          'Welche Werkstoffe bearbeiten Sie?',
        ],
      },
      fr: {
        business: 'entreprise d’usinage',
        businesses: 'entreprises d’usinage',
        sells: 'pièces métalliques',
        alsoCalled:
          'usinage CNC, atelier d’usinage, mécanique de précision, décolletage, tôlerie industrielle, usinage de précision',
        offers:
          'tournage CNC, fraisage CNC, tôlerie, découpe laser, soudage, petites séries, prototypes, traitement de surface',
        searches:
          'usinage cnc, usinage de précision, fraisage cnc sur mesure, pièces métalliques sur plan, tôlerie industrielle, découpe laser métal, décolletage sous-traitance',
        negatives: 'emploi, formation, machine à vendre, occasion, logiciel, loisir, salaire',
        questions: [
          'À partir de quelle quantité produisez-vous ?',
          'Sous quel délai chiffrez-vous ?',
          'Quels matériaux usinez-vous ?',
        ],
      },
    },
  },
  {
    id: 'printing-3d',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote'],
    radiusKm: null,
    interests: [
      'Three-dimensional printing',
      'Inventions',
      'Industrial design',
      'Model building',
      'Manufacturing',
    ],
    angles: ['speed', 'price', 'quality', 'ease'],
    words: {
      en: {
        business: '3D printing service',
        businesses: '3D printing services',
        sells: '3D printed parts',
        alsoCalled:
          '3D print service, additive manufacturing service, rapid prototyping service, 3D printing company, 3D print shop',
        offers:
          'prototypes, small series, spare parts, resin printing, laser sintering, 3D scanning, CAD design, architectural models',
        searches:
          '3d printing service, 3d print online, rapid prototyping, custom 3d printing, 3d printed parts, 3d scanning service, spare part 3d print, resin printing service',
        negatives: 'printer for sale, free models, filament, course, jobs, stl download, diy',
        questions: ['What does a part cost?', 'Which file do you need?', 'When will I get my part?'],
      },
      de: {
        business: '3D-Druck-Dienstleister',
        businesses: '3D-Druck-Dienstleister',
        sells: 'Teile aus dem 3D-Drucker',
        alsoCalled:
          '3D-Druck-Service, 3D-Druckservice, additive Fertigung, Rapid-Prototyping-Anbieter, Prototypenbau',
        offers:
          'Prototypen, Kleinserien, Ersatzteile, Harzdruck, Lasersintern, 3D-Scan, CAD-Konstruktion, Architekturmodelle',
        searches:
          '3d druck service, 3d druck online, 3d druck bestellen, prototyp 3d druck, ersatzteil 3d drucken lassen, 3d scan service, 3d druck kleinserie',
        negatives: 'drucker kaufen, kostenlose modelle, filament, kurs, jobs, stl download, selber drucken',
        questions: ['Was kostet ein Teil?', 'Welche Datei brauchen Sie?', 'Wann bekomme ich mein Teil?'],
      },
      fr: {
        business: 'service d’impression 3D',
        businesses: 'services d’impression 3D',
        sells: 'pièces imprimées en 3D',
        alsoCalled:
          'impression 3D, imprimeur 3D, fabrication additive, prototypage rapide, atelier d’impression 3D',
        offers:
          'prototypes, petites séries, pièces de rechange, impression résine, frittage laser, numérisation 3D, conception CAO, maquettes d’architecture',
        searches:
          'impression 3d en ligne, service impression 3d, impression 3d sur mesure, prototypage rapide, scan 3d service, impression 3d pièce de rechange, impression 3d petite série',
        negatives:
          'imprimante à vendre, modèles gratuits, filament, formation, emploi, fichier stl gratuit, soi-même',
        questions: [
          'Combien coûte une pièce ?',
          'Quel fichier vous faut-il ?',
          'Quand recevrai-je ma pièce ?',
        ],
      },
    },
  },
  {
    id: 'event-technology',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 100,
    interests: ['Event technology', 'Corporate events', 'Event management', 'Concerts', 'Trade fairs'],
    angles: ['ease', 'proof', 'range', 'price'],
    words: {
      en: {
        business: 'event technology company',
        businesses: 'event technology companies',
        sells: 'sound and light for events',
        alsoCalled:
          'audiovisual hire company, sound and light hire, AV rental company, stage hire, PA hire, event tech company',
        offers:
          'sound system hire, lighting hire, stage hire, LED screen rental, projector hire, live streaming, microphones, setup and crew',
        searches:
          'sound system hire, av equipment rental, event lighting hire, stage hire, led screen rental, pa hire, projector rental, event technology company',
        negatives: 'jobs, for sale, used, car audio, course, free, home cinema',
        questions: ['Does the price include setup?', 'Is a technician on site?', 'How far do you deliver?'],
      },
      de: {
        business: 'Veranstaltungstechnik-Firma',
        businesses: 'Veranstaltungstechnik-Firmen',
        sells: 'Ton und Licht für Anlässe',
        alsoCalled:
          'Veranstaltungstechnik, Eventtechnik, Tontechnikverleih, Bühnenverleih, Lichttechnikverleih, PA-Verleih',
        offers:
          'Tonanlage mieten, Lichtanlage mieten, Bühne mieten, LED-Wand mieten, Beamer mieten, Livestream, Mikrofone, Aufbau und Technikpersonal',
        searches:
          'veranstaltungstechnik mieten, eventtechnik, tonanlage mieten, lichttechnik mieten, bühne mieten, led wand mieten, beamer mieten, musikanlage mieten',
        negatives: 'jobs, ausbildung, kaufen, gebraucht, auto, kostenlos, heimkino',
        questions: ['Ist der Aufbau im Preis?', 'Ist ein Techniker vor Ort?', 'Wie weit liefern Sie?'],
      },
      fr: {
        business: 'prestataire technique événementiel',
        businesses: 'prestataires techniques événementiels',
        sells: 'son et lumière d’événements',
        alsoCalled:
          'technique événementielle, location de sonorisation, location son et lumière, location de scène, sonorisateur, régie événementielle',
        offers:
          'location de sono, location d’éclairage, location de scène, location d’écran LED, location de vidéoprojecteur, diffusion en direct, micros, montage et techniciens',
        searches:
          'location sono, location son et lumière, location scène, location écran led, location vidéoprojecteur, prestataire technique événementiel, éclairage événement location',
        negatives: 'emploi, formation, à vendre, occasion, voiture, gratuit, home cinéma',
        questions: [
          'Le montage est-il compris ?',
          'Un technicien est-il sur place ?',
          'Jusqu’où livrez-vous ?',
        ],
      },
    },
  },
]
