import type { TradeEntry } from './trade-entry.ts'

export const conservatoriesAndFireplaces: readonly TradeEntry[] = [
  {
    id: 'conservatories',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 80,
    interests: [
      'Conservatories',
      'Terraces and patios',
      'Home improvement',
      'Windows and doors',
      'Luxury homes',
    ],
    words: {
      en: {
        business: 'conservatory company',
        businesses: 'conservatory companies',
        sells: 'conservatories and garden rooms',
        alsoCalled:
          'conservatory builder, conservatory installer, sunroom builder, orangery builder, patio roof installer',
        offers:
          'conservatories, orangeries, patio roofs, sunrooms, conservatory roof replacement, glass sliding walls, conservatory repair',
        searches:
          'conservatory builder, conservatory cost, conservatory roof replacement, orangery, garden room extension, patio roof with glass, conservatory repair',
        negatives: 'jobs, music school, diy kit, used, botanical garden, cushions, game',
        questions: [
          'What does a conservatory cost?',
          'Do I need planning permission?',
          'Can it be used in winter?',
        ],
      },
      de: {
        business: 'Wintergartenbauer',
        businesses: 'Wintergartenbauer',
        sells: 'Wintergärten und Terrassendächer',
        alsoCalled:
          'Wintergartenbau, Wintergarten-Hersteller, Terrassenüberdachungen, Terrassendach-Bauer, Kaltwintergarten',
        offers:
          'Wohnwintergarten, Kaltwintergarten, Terrassenüberdachung, Glasschiebewände, Wintergarten-Sanierung, Beschattung',
        searches:
          'wintergarten bauen lassen, wintergarten kosten, terrassenüberdachung mit montage, kaltwintergarten, wintergarten sanieren, terrassendach glas, wintergarten anbieter',
        negatives: 'jobs, bausatz, selber bauen, gebraucht, pflanzen, restaurant, möbel',
        questions: [
          'Was kostet ein Wintergarten?',
          'Brauche ich eine Baugenehmigung?',
          'Ist er im Winter nutzbar?',
        ],
      },
      fr: {
        business: 'vérandaliste',
        businesses: 'vérandalistes',
        sells: 'vérandas et pergolas',
        alsoCalled:
          'constructeur de vérandas, fabricant de vérandas, installateur de pergolas, extension véranda, pergolas sur mesure',
        offers:
          'véranda sur mesure, pergola bioclimatique, toit de terrasse, rénovation de véranda, remplacement de toiture, parois coulissantes',
        searches:
          'véranda sur mesure, prix véranda, extension véranda, pergola bioclimatique pose comprise, rénovation véranda, toiture véranda, devis véranda',
        negatives: 'emploi, kit, occasion, bricolage, magazine, meuble, plantes',
        questions: [
          'Combien coûte une véranda ?',
          'Faut-il un permis de construire ?',
          'Est-elle utilisable en hiver ?',
        ],
      },
    },
  },
  {
    id: 'stoves-fireplaces',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'quote', 'book'],
    radiusKm: 60,
    interests: ['Fireplaces', 'Heating', 'Living rooms', 'Renovation', 'Home improvement'],
    words: {
      en: {
        business: 'stove and fireplace company',
        businesses: 'stove and fireplace companies',
        sells: 'stoves and fireplaces',
        alsoCalled:
          'stove shop, fireplace showroom, stove installer, wood burner installer, stove fitter, fireplace fitter',
        offers:
          'wood burning stoves, pellet stoves, tiled stoves, fireplace inserts, chimney systems, stove installation, stove repair',
        searches:
          'wood burning stove installation, stove shop, fireplace showroom, log burner fitted, pellet stove installation, stove installers, fireplace insert, log burner cost',
        negatives: 'jobs, camping stove, cooker, used, ethanol diy, wallpaper video, firewood',
        questions: [
          'What does a stove cost fitted?',
          'Does my house need a chimney?',
          'Is a stove still allowed?',
        ],
      },
      de: {
        business: 'Ofenbauer',
        businesses: 'Ofenbauer',
        sells: 'Öfen und Kamine',
        alsoCalled:
          'Kaminbauer, Ofenstudio, Kaminstudio, Kachelofenbauer, Kachelofen- und Luftheizungsbauer, Hafnermeister',
        offers:
          'Kaminofen, Kachelofen, Heizkamin, Pelletofen, Kamineinsatz tauschen, Edelstahlschornstein, Ofenreparatur',
        searches:
          'ofenbauer, kaminofen mit einbau, kachelofen bauen lassen, kaminstudio, pelletofen, kamineinsatz austauschen, heizkamin kosten, edelstahlschornstein montage',
        negatives: 'jobs, ausbildung, backofen, gebraucht, brennholz, bioethanol, campingofen',
        questions: [
          'Was kostet ein Kaminofen mit Einbau?',
          'Brauche ich einen Schornstein?',
          'Erfüllt der Ofen die Grenzwerte?',
        ],
      },
      fr: {
        business: 'poêlier',
        businesses: 'poêliers',
        sells: 'poêles et cheminées',
        alsoCalled:
          'cheministe, installateur de poêles, magasin de poêles et cheminées, installateur de cheminées, pose de poêle à bois',
        offers:
          'poêle à bois, poêle à granulés, insert, poêle de masse, tubage, pose de poêle, entretien de poêle',
        searches:
          'poêle à bois installation, poêle à granulés pose comprise, installateur poêle, insert cheminée, tubage cheminée, prix poêle à bois posé, entretien poêle à granulés, magasin poêle',
        negatives: 'emploi, formation, poêle de cuisine, occasion, bois de chauffage, notice, bioéthanol',
        questions: [
          'Combien coûte un poêle posé ?',
          'Faut-il un conduit existant ?',
          'Quelles aides puis-je obtenir ?',
        ],
      },
    },
  },
  {
    id: 'chimney-sweep',
    kind: 'home services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: ['Fireplaces', 'Heating', 'Home improvement', 'Energy saving at home'],
    words: {
      en: {
        business: 'chimney sweep',
        businesses: 'chimney sweeps',
        sells: 'chimney sweeping',
        alsoCalled: 'chimney cleaner, chimney sweeping, flue cleaning, chimney cleaning company',
        offers:
          'chimney sweeping, smoke test, flue inspection, bird nest removal, cowl fitting, sweeping certificate',
        searches:
          'chimney sweep, chimney cleaning, chimney sweep cost, chimney inspection, bird nest removal chimney, flue cleaning, chimney sweep near me',
        negatives: 'jobs, course, costume, lyrics, brush, diy, lucky',
        questions: [
          'What does it cost to sweep a chimney?',
          'Will there be a mess?',
          'Do I get a certificate?',
        ],
      },
      de: {
        business: 'Schornsteinfeger',
        businesses: 'Schornsteinfeger',
        sells: 'Kaminreinigung',
        alsoCalled:
          'Kaminkehrer, Rauchfangkehrer, Kaminfeger, Schornsteinfegermeister, Schornsteinfegerbetrieb',
        offers:
          'Schornsteinreinigung, Abgasmessung, Feuerstättenschau, Ofenabnahme, Kaminprüfung, Energieberatung',
        searches:
          'schornsteinfeger, kaminkehrer, schornstein reinigen lassen, ofen abnehmen lassen, abgasmessung, feuerstättenschau, schornsteinfeger wechseln',
        negatives: 'ausbildung, gehalt, jobs, kostüm, glücksbringer, besen, selber reinigen',
        questions: [
          'Was kostet die Kaminreinigung?',
          'Wie oft muss gekehrt werden?',
          'Nehmen Sie neue Öfen ab?',
        ],
      },
      fr: {
        business: 'ramoneur',
        businesses: 'ramoneurs',
        sells: 'ramonage',
        alsoCalled: 'entreprise de ramonage, ramonage, ramonage de cheminée, fumisterie et ramonage',
        offers:
          'ramonage de cheminée, ramonage de poêle à bois, ramonage de poêle à granulés, débistrage, inspection du conduit, certificat de ramonage',
        searches:
          'ramonage, ramoneur, ramonage cheminée prix, ramonage poêle à granulés, débistrage, certificat de ramonage, ramoneur près de chez moi',
        negatives: 'emploi, formation, déguisement, bûche, kit, hérisson, chanson',
        questions: ['Combien coûte un ramonage ?', 'Le certificat est-il fourni ?', 'Est-ce salissant ?'],
      },
    },
  },
]
