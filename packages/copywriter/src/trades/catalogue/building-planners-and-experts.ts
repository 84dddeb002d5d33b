import type { TradeEntry } from './trade-entry.ts'

export const buildingPlannersAndExperts: readonly TradeEntry[] = [
  {
    id: 'architect',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 80,
    interests: [
      'Architecture and planning',
      'Home building',
      'Renovation',
      'Interior design',
      'Timber houses',
    ],
    angles: ['quality', 'proof', 'benefit'],
    words: {
      en: {
        business: 'architect',
        businesses: 'architects',
        sells: 'house plans and renovations',
        alsoCalled:
          'architecture firm, architectural practice, residential architect, architects’ office, architecture studio',
        offers:
          'feasibility study, house design, planning application, extension design, renovation planning, site supervision, interior planning',
        searches:
          'architect, residential architect, architect for extension, house plans, architect fees, planning application architect, renovation architect, architects near me',
        negatives:
          'jobs, degree, salary, software architect, solution architect, internship, game, free plans',
        questions: [
          'What does an architect cost?',
          'Is the first meeting free?',
          'Do you supervise the building work?',
        ],
      },
      de: {
        business: 'Architekturbüro',
        businesses: 'Architekturbüros',
        sells: 'Planung von Neubau und Umbau',
        alsoCalled: 'Architekt, Architektin, Planungsbüro für Hochbau, Architekten, Hausplaner',
        offers:
          'Machbarkeitsstudie, Entwurf, Bauantrag, Umbauplanung, Sanierungsplanung, Bauleitung, Innenraumplanung',
        searches:
          'architekt, architekturbüro, architekt umbau, bauantrag architekt, architekt einfamilienhaus, architekt kosten, architekt anbau, architekt in der nähe',
        negatives: 'jobs, studium, gehalt, praktikum, software, wettbewerb, kostenlose grundrisse, spiel',
        questions: [
          'Was kostet ein Architekt?',
          'Ist das Erstgespräch kostenlos?',
          'Übernehmen Sie die Bauleitung?',
        ],
      },
      fr: {
        business: 'cabinet d’architecte',
        businesses: 'cabinets d’architecte',
        sells: 'plans de maison et rénovation',
        alsoCalled:
          'architecte, agence d’architecture, architecte DPLG, maître d’œuvre, architecte de maison individuelle',
        offers:
          'étude de faisabilité, plans de maison, permis de construire, projet d’extension, projet de rénovation, suivi de chantier',
        searches:
          'architecte, architecte maison individuelle, architecte extension maison, permis de construire architecte, architecte rénovation, tarif architecte, architecte près de chez moi',
        negatives: 'emploi, études, école, salaire, stage, logiciel gratuit, concours, jeu',
        questions: [
          'Combien coûte un architecte ?',
          'Le premier rendez-vous est-il gratuit ?',
          'Suivez-vous le chantier ?',
        ],
      },
    },
  },
  {
    id: 'land-surveyor',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 80,
    interests: [
      'Property',
      'Home building',
      'Architecture and planning',
      'Civil engineering',
      'Construction',
    ],
    angles: ['proof', 'speed', 'quality'],
    words: {
      en: {
        business: 'land surveyor',
        businesses: 'land surveyors',
        sells: 'boundary and site surveys',
        alsoCalled:
          'surveying company, topographic surveyor, boundary surveyor, measured building surveyor, drone surveyor',
        offers:
          'boundary survey, topographic survey, setting out, measured building survey, site plan, drone survey, land division',
        searches:
          'land surveyor, boundary survey, topographic survey, land survey cost, setting out engineer, measured building survey, site plan for planning application',
        negatives: 'jobs, course, salary, online surveys, paid surveys, equipment, quantity',
        questions: [
          'What does a boundary survey cost?',
          'How long until I get the plan?',
          'Is the result legally binding?',
        ],
      },
      de: {
        business: 'Vermessungsbüro',
        businesses: 'Vermessungsbüros',
        sells: 'Vermessung von Grundstücken und Gebäuden',
        alsoCalled:
          'Vermessungsingenieur, Vermesser, Öffentlich bestellter Vermessungsingenieur, Geometer, Ingenieurbüro für Vermessung',
        offers:
          'Grenzvermessung, Lageplan zum Bauantrag, Gebäudeeinmessung, Grundstücksteilung, Bauabsteckung, Bestandsaufmaß, Drohnenvermessung',
        searches:
          'vermessungsbüro, grundstück vermessen lassen, lageplan bauantrag, gebäudeeinmessung, vermesser kosten, grundstücksteilung, vermessungsingenieur, bauabsteckung',
        negatives: 'jobs, ausbildung, studium, gehalt, geräte, umfrage, app',
        questions: [
          'Was kostet eine Vermessung?',
          'Wie lange dauert ein Lageplan?',
          'Welche Unterlagen brauchen Sie?',
        ],
      },
      fr: {
        business: 'géomètre-expert',
        businesses: 'géomètres-experts',
        sells: 'bornage et plans topographiques',
        alsoCalled: 'cabinet de géomètre, géomètre, géomètre topographe, bureau de topographie',
        offers:
          'bornage, division parcellaire, plan topographique, implantation de bâtiment, relevé d’intérieur, mesurage, relevé par drone',
        searches:
          'géomètre-expert, bornage terrain, prix bornage, géomètre division parcellaire, plan topographique, géomètre tarif, implantation maison géomètre',
        negatives: 'emploi, formation, bts, salaire, matériel, papillon, sondage',
        questions: [
          'Combien coûte un bornage ?',
          'Sous quel délai recevrai-je le plan ?',
          'Le bornage est-il définitif ?',
        ],
      },
    },
  },
  {
    id: 'building-inspector',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book', 'quote'],
    radiusKm: 60,
    interests: ['Buying a home', 'Property', 'New-build homes', 'Home building', 'Renovation'],
    angles: ['proof', 'problem', 'benefit'],
    words: {
      en: {
        business: 'building surveyor',
        businesses: 'building surveyors',
        sells: 'building surveys',
        alsoCalled:
          'home inspector, building inspector, house survey company, chartered surveyor, snagging inspector, damp surveyor',
        offers:
          'home survey, pre-purchase inspection, snagging survey, damp survey, defect report, property valuation report, asbestos check',
        searches:
          'house survey, home inspection, building surveyor, snagging survey, damp survey, house survey cost, structural survey, home inspector near me',
        negatives: 'jobs, course, license, salary, paid surveys, checklist, car inspection',
        questions: [
          'What does a house survey cost?',
          'How quickly do I get the report?',
          'Can I come along?',
        ],
      },
      de: {
        business: 'Bausachverständiger',
        businesses: 'Bausachverständige',
        sells: 'Baugutachten',
        alsoCalled:
          'Baugutachter, Bausachverständigenbüro, Immobiliengutachter, Bauschadensgutachter, Hauskaufberater, Baubegleiter',
        offers:
          'Hauskaufberatung, Baugutachten, Bauabnahme, baubegleitende Kontrolle, Schimmelgutachten, Wertermittlung, Bauschadensgutachten',
        searches:
          'baugutachter, bausachverständiger, hauskaufberatung, gutachter hauskauf kosten, bauabnahme gutachter, immobiliengutachter, schimmelgutachter, wertgutachten immobilie',
        negatives: 'jobs, ausbildung, studium, kfz gutachter, muster, pflegegutachter, gehalt',
        questions: [
          'Was kostet ein Baugutachten?',
          'Wie schnell bekomme ich den Bericht?',
          'Kann ich dabei sein?',
        ],
      },
      fr: {
        business: 'expert en bâtiment',
        businesses: 'experts en bâtiment',
        sells: 'expertise de bâtiments',
        alsoCalled:
          'expert bâtiment, diagnostiqueur immobilier, expertise avant achat, expert fissures, inspecteur en bâtiment',
        offers:
          'expertise avant achat, diagnostics immobiliers, expertise de fissures, expertise humidité, réception de travaux, contre-expertise, évaluation immobilière',
        searches:
          'expert bâtiment, expertise maison avant achat, diagnostic immobilier, expert fissure, expert humidité maison, prix expertise maison, réception travaux expert',
        negatives: 'emploi, formation, salaire, expertise automobile, expert-comptable, modèle, gratuit',
        questions: [
          'Combien coûte une expertise ?',
          'Quand recevrai-je le rapport ?',
          'Puis-je assister à la visite ?',
        ],
      },
    },
  },
  {
    id: 'energy-adviser',
    kind: 'professions',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'quote'],
    radiusKm: 60,
    interests: [
      'Energy performance of homes',
      'Energy saving at home',
      'Renovation',
      'Insulation',
      'Heat pumps',
      'Renewable energy',
    ],
    angles: ['benefit', 'proof', 'ease'],
    words: {
      en: {
        business: 'energy adviser',
        businesses: 'energy advisers',
        sells: 'energy advice',
        alsoCalled:
          'energy consultant for homes, home energy assessor, energy auditor, EPC assessor, energy rating assessor',
        offers:
          'energy audit, energy certificate, renovation plan, grant application, thermal imaging, heat load calculation, site supervision',
        searches:
          'energy certificate, home energy assessment, energy adviser, epc assessment, energy audit home, retrofit assessment, thermal imaging survey',
        negatives: 'jobs, course, switching supplier, energy drink, salary, comparison, spiritual energy',
        questions: [
          'What does an energy certificate cost?',
          'Which grants can you apply for?',
          'What documents do you need?',
        ],
      },
      de: {
        business: 'Energieberater',
        businesses: 'Energieberater',
        sells: 'Energieberatung',
        alsoCalled:
          'Energieberatung, Energieeffizienz-Experte, Gebäudeenergieberater, Energieberaterin, Energieausweis-Aussteller',
        offers:
          'Vor-Ort-Energieberatung, Energieausweis, Sanierungsfahrplan, Förderantrag, Thermografie, Heizlastberechnung, Baubegleitung',
        searches:
          'energieberater, energieausweis erstellen lassen, energieberatung haus, sanierungsfahrplan, energieberater kosten, energieberatung förderung, bedarfsausweis, thermografie haus',
        negatives: 'jobs, ausbildung, weiterbildung, gehalt, stromanbieter wechseln, muster, energydrink',
        questions: [
          'Was kostet ein Energieausweis?',
          'Welche Förderung kann ich bekommen?',
          'Welche Unterlagen brauchen Sie?',
        ],
      },
      fr: {
        business: 'conseiller en rénovation énergétique',
        businesses: 'conseillers en rénovation énergétique',
        sells: 'audit et conseil en énergie',
        alsoCalled:
          'auditeur énergétique, bureau d’études thermiques, thermicien, audit énergétique, conseiller énergie',
        offers:
          'audit énergétique, DPE, étude thermique, plan de rénovation, montage des dossiers d’aides, thermographie, accompagnement des travaux',
        searches:
          'audit énergétique, dpe maison, audit énergétique prix, bureau d’études thermiques, étude thermique, accompagnateur rénov, rénovation énergétique aide',
        negatives: 'emploi, formation, fournisseur électricité, comparateur, salaire, boisson, simulateur',
        questions: [
          'Combien coûte un audit énergétique ?',
          'Quelles aides puis-je obtenir ?',
          'Quels documents faut-il ?',
        ],
      },
    },
  },
]
